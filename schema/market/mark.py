"""Marks of posts that are to be matched anew, and the triggers that make them.

They are made by the database, so that no way of writing (form, process, sheet, undo, plain SQL) can forget them.
"""

from tortoise import Model, fields

from schema.kit.columns import BigInt

_READ = [
    "state",
    "del_flag",
    "kind",
    "title",
    "category",
    "content",
    "region",
    "budget_min",
    "budget_max",
    "valid_to",
    "person_id",
    "firm_id",
    "tags",
]
_OLD, _NEW = (", ".join(f'{row}."{column}"' for column in _READ) for row in ("OLD", "NEW"))
_OF_FIRMS = ("vip_ent_product", "vip_ent_target_customer", "vip_enterprise")


class MatchMark(Model):
    """Written by a trigger in the transaction of the change, so that it is there if and only if that is."""

    id = fields.BigIntField(primary_key=True)
    tenant_id = BigInt()
    post_id = BigInt(db_index=True)

    class Meta:
        table = "sd_match_mark"


def _function(name: str, body: str) -> str:
    return f"CREATE OR REPLACE FUNCTION {name}() RETURNS trigger LANGUAGE plpgsql AS $$\nBEGIN\n{body}\n  RETURN NULL;\nEND $$"


def _trigger(table: str, function: str, *arguments: str) -> str:
    told = ", ".join(f"'{argument}'" for argument in arguments)
    return (
        f'CREATE OR REPLACE TRIGGER match_mark AFTER INSERT OR UPDATE ON "{table}"'
        f" FOR EACH ROW EXECUTE FUNCTION {function}({told})"
    )


_POST = f"""
  IF TG_OP = 'UPDATE' AND ({_NEW}) IS NOT DISTINCT FROM ({_OLD}) THEN RETURN NULL; END IF;
  IF NEW.state = 'published' OR TG_OP = 'UPDATE' AND OLD.state = 'published' THEN
    INSERT INTO sd_match_mark (tenant_id, post_id) VALUES (NEW.tenant_id, NEW.id);
  END IF;"""
_FIRM = """
  IF TG_OP = 'UPDATE' AND to_jsonb(NEW) - '{update_time,row_version}'::text[]
    = to_jsonb(OLD) - '{update_time,row_version}'::text[] THEN RETURN NULL; END IF;
  INSERT INTO sd_match_mark (tenant_id, post_id) SELECT p.tenant_id, p.id FROM sd_post p
    WHERE p.tenant_id = NEW.tenant_id AND p.state = 'published' AND p.del_flag = 0
      AND p.firm_id = (to_jsonb(NEW) ->> TG_ARGV[0])::bigint;"""
MARK_CONSTRAINTS = [
    _function("sd_match_mark_post", _POST),
    _function("sd_match_mark_firm", _FIRM),
    _trigger("sd_post", "sd_match_mark_post"),
    *(_trigger(table, "sd_match_mark_firm", "id" if table == "vip_enterprise" else "firm_id") for table in _OF_FIRMS),
]
