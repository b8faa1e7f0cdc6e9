"""The registry: the explicit, ordered list of what exists, frozen after load.

Names from outside are looked up in it, and never reach SQL by themselves.
"""

from collections.abc import Iterable, Iterator, Sequence
from types import ModuleType

from tortoise import Model

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

    def get(self, path: str) -> Resource | None:
        return self._by_path.get(path)

    def require(self, path: str) -> Resource:
        return self._by_path[path]

    def named(self, name: str) -> Resource | None:
        """The resource of a path, or of a table as dictionary codes name it."""
        return self._by_path.get(name) or self._by_table.get(name)

    def chosen(self, choice: Chosen) -> Resource:
        """What a field chooses from."""
        return self._by_path.get(choice.path) or self._by_table[choice.path]

    def of_model(self, model: type[Model]) -> Resource | None:
        return next((item for item in self._by_path.values() if item.model is model), None)

    def __iter__(self) -> Iterator[Resource]:
        return iter(self._by_path.values())

    @property
    def resources(self) -> list[Resource]:
        return list(self._by_path.values())

    @property
    def models(self) -> list[type[Model]]:
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
