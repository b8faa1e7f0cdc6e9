"""Import recipes: into which list a kind of file goes, and which of its columns fills which field."""

from schema.kit.base import Base
from schema.kit.columns import Bool, Char, Int, Ref
from schema.kit.field import f
from schema.kit.resource import Child, Resource, Rows


class TemplateParseConfig(Base):
    """`target` is the path of a resource, `key_fields` wire names by which a row is known again."""

    code = Char(50)
    name = Char(100)
    target = Char(100)
    sheet = Char(60, null=True)
    header_row = Int(default=1)
    start_row = Int(default=2)
    key_fields = Char(200, null=True)
    on_conflict = Char(10, default="fail")

    class Meta:
        table = "sys_template_parse_config"


template_parse_config = Resource(
    TemplateParseConfig,
    path="sys/bTemplateParseConfigInfo",
    title="模板解析配置 | Import recipes",
    fields=[
        f("name", "名称 | Name", find="like"),
        f("code", "编码 | Code", rule="letters_digits", flags="once unique", find="like"),
        f("target", "目标列表 | Into which list", find="eq", example="sys/position"),
        f("header_row", "表头行 | Header row", limits=(1, 100)),
        f("start_row", "数据起始行 | First row of data", limits=(2, 101), example="3"),
        f("key_fields", "识别字段 | Known by", hide="list", example="code"),
        f("on_conflict", "重复时 | When a row exists", dict="import_conflict"),
        f("sheet", "工作表 | Sheet", hide="list"),
    ],
    children=[Child("sys/bFieldMapTemplateInfo", "config_id", inline=True)],
)


class FieldMapTemplate(Base):
    """One column of the file: `field` is the wire name in the recipe's target."""

    config_id = Ref(index=True)
    column_title = Char(100)
    field = Char(60)
    required = Bool(default=False)
    transform = Char(20, null=True)
    dict_code = Char(100, null=True)
    default_value = Char(200, null=True)

    class Meta:
        table = "sys_field_map_template"


field_map_template = Resource(
    FieldMapTemplate,
    path="sys/bFieldMapTemplateInfo",
    title="字段映射模板 | Field maps",
    fields=[
        f("config_id", "所属模板 | Recipe", ref="sys/bTemplateParseConfigInfo", find="eq", flags="once"),
        f("column_title", "列标题 | Column title", find="like"),
        f("field", "字段 | Field", find="like", example="name"),
        f("required", "必填 | Required"),
        f("transform", "转换 | Transform", dict="field_transform"),
        f("dict_code", "字典编码 | Dictionary", hide="list"),
        f("default_value", "默认值 | Default"),
    ],
    label="column_title",
    sort="config_id id",
    rows=Rows(unique=[("config_id", "column_title")]),
)
