import type { oas31 } from "zod-openapi";

type Schema = oas31.SchemaObject | oas31.ReferenceObject;

/** A command that makes a call: its required parameters, and those others that name an example. */
export function curlExample(
  base: string,
  method: string,
  path: string,
  parameters: oas31.ParameterObject[],
  body: Schema | undefined,
  isForm = false,
): string {
  const query = parameters
    .filter(
      (parameter) =>
        parameter.in === "query" && (parameter.required || ownExample(parameter.schema) !== undefined),
    )
    .map(({ name, schema }) => `${name}=${encodeURIComponent(String(exampleOf(schema, name)))}`);
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const schema = parameters.find((parameter) => parameter.in === "path" && parameter.name === name)?.schema;
    return encodeURIComponent(String(ownExample(schema) ?? name.toUpperCase()));
  });
  const target = quote(`${base}${address}${query.length > 0 ? `?${query.join("&")}` : ""}`);
  if (!body) return `curl ${method === "get" ? "" : `-X ${method.toUpperCase()} `}${target}`;
  if (isForm) {
    const { properties = {}, required = [] } = body as oas31.SchemaObject;
    const fields = Object.entries(properties).flatMap(([name, property]) => {
      if ("contentMediaType" in property) return [` \\\n  -F ${quote(`${name}=@file`)}`];
      return required.includes(name)
        ? [` \\\n  -F ${quote(`${name}=${String(exampleOf(property, name))}`)}`]
        : [];
    });
    return `curl -X ${method.toUpperCase()} ${target}${fields.join("")}`;
  }
  const json = quote(JSON.stringify(exampleOf(body, "body")));
  return `curl -X ${method.toUpperCase()} ${target} \\\n  -H 'Content-Type: application/json' \\\n  -d ${json}`;
}

/** Text as one word of a POSIX shell. */
function quote(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

function ownExample(schema: Schema | undefined): unknown {
  return schema && !("$ref" in schema && schema.$ref)
    ? ((schema as oas31.SchemaObject).example ?? (schema as oas31.SchemaObject).examples?.[0])
    : undefined;
}

function exampleOf(schema: Schema | undefined, name: string): unknown {
  const given = ownExample(schema);
  if (given !== undefined || !schema) return given ?? name;
  const {
    type,
    properties,
    required,
    enum: choices,
    default: fallback,
    minimum,
    items,
  } = schema as oas31.SchemaObject;
  if (fallback !== undefined) return fallback;
  if (choices?.[0] !== undefined) return choices[0];
  switch ([type].flat()[0]) {
    case "object":
      return Object.fromEntries(
        Object.entries(properties ?? {})
          .filter(([key]) => required?.includes(key))
          .map(([key, property]) => [key, exampleOf(property, key)]),
      );
    case "array":
      return [exampleOf(items, name)];
    case "integer":
    case "number":
      return minimum ?? 1;
    case "boolean":
      return true;
    default:
      return name;
  }
}
