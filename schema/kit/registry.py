"""The registry: the explicit, ordered list of what exists, frozen after load but for what organisations build at run time.

Names from outside are looked up in it, and never reach SQL by themselves.
"""

from collections.abc import Iterable, Iterator, Sequence
from types import ModuleType

from tortoise import Model

from schema.kit.built import is_elsewhere
from schema.kit.field import Chosen
from schema.kit.resource import Resource


class Registry:
    """Resources by path and by model; adding after `freeze` or twice is an error."""

    def __init__(self) -> None:
        self._by_path: dict[str, Resource] = {}
        self._by_table: dict[str, Resource] = {}
        self._models: list[type[Model]] = []
        self._constraints: list[str] = []
        self._frozen = False
        self._built: dict[str, Resource] = {}
        self.revision = 0
        """Counts what was attached and detached, for what is remembered about all resources."""

    def add(self, resources: Sequence[Resource], models: Sequence[type[Model]], constraints: Sequence[str]) -> None:
        """`models` are those that no resource shows; the others follow from the resources."""
        if self._frozen:
            raise RuntimeError("the registry is frozen")
        for resource in resources:
            if resource.path in self._by_path:
                raise RuntimeError(f"two resources claim the path {resource.path}")
            self._by_path[resource.path] = resource
            self._by_table.setdefault(resource.table, resource)
        for model in dict.fromkeys([*(resource.model for resource in resources), *models]):
            self._add_model(model)
        self._constraints.extend(constraints)

    def _add_model(self, model: type[Model]) -> None:
        """The ORM knows models by class name alone: of two it keeps one, and a migration renames the other's table."""
        twin = next((item for item in self._models if item.__name__ == model.__name__), None)
        if twin is not None:
            raise RuntimeError(f"two models are called {model.__name__}: {twin.__module__} and {model.__module__}")
        self._models.append(model)

    def freeze(self) -> None:
        self._frozen = True

    def attach(self, resource: Resource) -> None:
        """Takes in what an organisation has built, in the place of its version before."""
        self._built[resource.path] = self._by_table[resource.table] = resource
        self.revision += 1

    def detach(self, path: str) -> None:
        """Nothing where it is gone already."""
        resource = self._built.pop(path, None)
        if resource is not None:
            del self._by_table[resource.table]
            self.revision += 1

    def seen_by(self, tenant_id: int) -> list[Resource]:
        """What is declared, and what the organisation has built."""
        own = (item for path, item in self._built.items() if not is_elsewhere(path, tenant_id))
        return [*self._by_path.values(), *own]

    @property
    def every(self) -> list[Resource]:
        """What is declared, and what all organisations have built, as far as this process has loaded it."""
        return [*self._by_path.values(), *self._built.values()]

    @property
    def every_model(self) -> list[type[Model]]:
        return [*self._models, *(item.model for item in self._built.values())]

    def get(self, path: str) -> Resource | None:
        return self._by_path.get(path) or self._built.get(path)

    def find(self, path: str, tenant_id: int) -> Resource | None:
        """What somebody of the organisation means by a path."""
        return None if is_elsewhere(path, tenant_id) else self.get(path)

    def find_named(self, name: str, tenant_id: int) -> Resource | None:
        """The same by a path or a table."""
        found = self.named(name)
        return None if found is None or is_elsewhere(found.path, tenant_id) else found

    def require(self, path: str) -> Resource:
        return self._by_path.get(path) or self._built[path]

    def named(self, name: str) -> Resource | None:
        """The resource of a path, or of a table as dictionary codes name it."""
        return self.get(name) or self._by_table.get(name)

    def chosen(self, choice: Chosen) -> Resource:
        """What a field chooses from."""
        return self.get(choice.path) or self._by_table[choice.path]

    def of_model(self, model: type[Model]) -> Resource | None:
        """By its table: a row that was read before a form changed is one of that form."""
        return self._by_table.get(str(model._meta.db_table))

    def __iter__(self) -> Iterator[Resource]:
        return iter(self._by_path.values())

    @property
    def resources(self) -> list[Resource]:
        """Those that are declared."""
        return list(self._by_path.values())

    @property
    def models(self) -> list[type[Model]]:
        """The tables that are declared."""
        return list(self._models)

    @property
    def constraints(self) -> list[str]:
        return list(self._constraints)


def load_registry(packages: Iterable[ModuleType]) -> Registry:
    """Builds the registry from the RESOURCES, MODELS and CONSTRAINTS lists of the packages, in order."""
    registry = Registry()
    for package in packages:
        registry.add(package.RESOURCES, package.MODELS, package.CONSTRAINTS)
    registry.freeze()
    return registry
