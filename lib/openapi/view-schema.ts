import type { oas31 } from "zod-openapi";
import type { FieldView, SchemaView } from "@/lib/openapi/schema";

type Schema = oas31.SchemaObject | oas31.ReferenceObject;

/** Puts a schema into words. */
export function viewSchema(schema: Schema | undefined): SchemaView {
  if (!schema) return { text: "anything", facts: [], fields: [] };
  if (isReference(schema))
    return {
      text: refName(schema),
      ref: refName(schema),
      description: schema.description,
      facts: [],
      fields: [],
    };
  if (schema.type === "array") return viewList(schema);
  const alternatives = schema.anyOf ?? schema.oneOf;
  if (alternatives) return viewAlternatives(schema, alternatives);
  return {
    text: typeName(schema),
    description: schema.description,
    facts: facts(schema),
    fields: fields(schema),
  };
}

function viewList(schema: oas31.SchemaObject): SchemaView {
  const item = viewSchema(schema.items);
  const length = range(schema.minItems, schema.maxItems, "items");
  return {
    text: `list of ${item.text}`,
    ref: item.ref,
    description: schema.description,
    facts: [...(length ? [length] : []), ...item.facts],
    fields: item.fields,
  };
}

function viewAlternatives(schema: oas31.SchemaObject, alternatives: Schema[]): SchemaView {
  const views = alternatives.map(viewSchema);
  return {
    text: views.map(({ text }) => text).join(" or "),
    ref: views.find(({ ref }) => ref)?.ref,
    description: schema.description,
    facts: [...views.flatMap((view) => view.facts), ...facts(schema)],
    fields: views.flatMap((view) => view.fields),
  };
}

function fields(schema: oas31.SchemaObject): FieldView[] {
  return Object.entries(schema.properties ?? {}).map(([name, property]) => ({
    ...viewSchema(property),
    name,
    required: schema.required?.includes(name) ?? false,
  }));
}

function facts(schema: oas31.SchemaObject): string[] {
  const numbers = range(schema.minimum, schema.maximum);
  const length = range(schema.minLength, schema.maxLength, "characters");
  const choices = schema.enum?.map((value) => JSON.stringify(value)).join(", ");
  return [
    ...(choices ? [`one of ${choices}`] : []),
    ...(numbers ? [numbers] : []),
    ...(length ? [length] : []),
    ...(schema.pattern ? [`matches ${schema.pattern}`] : []),
    ...(schema.default === undefined ? [] : [`default ${JSON.stringify(schema.default)}`]),
  ];
}

function range(from: number | undefined, to: number | undefined, unit = ""): string | undefined {
  const number = (n: number) => n.toLocaleString("en-US");
  const words =
    from !== undefined && to !== undefined
      ? `${number(from)} to ${number(to)}`
      : from !== undefined
        ? `at least ${number(from)}`
        : to !== undefined
          ? `at most ${number(to)}`
          : undefined;
  return words && `${words} ${unit}`.trim();
}

function typeName(schema: oas31.SchemaObject): string {
  const names = [schema.type ?? "anything"].flat();
  return names
    .map((name) => (name === "string" && schema.format ? `string (${schema.format})` : name))
    .join(" or ");
}

const isReference = (schema: Schema): schema is oas31.ReferenceObject =>
  "$ref" in schema && typeof schema.$ref === "string";
const refName = ({ $ref }: oas31.ReferenceObject) => $ref.replace("#/components/schemas/", "");
