import type { oas31 } from "zod-openapi";
import { curlExample } from "@/lib/openapi/curl";
import type { OperationView, Outline } from "@/lib/openapi/schema";
import { viewSchema } from "@/lib/openapi/view-schema";

const methods = ["get", "post", "put", "patch", "delete"] as const;

/** Arranges a description by group. References other than to schemas don't occur in it. */
export function outline(document: oas31.OpenAPIObject): Outline {
  const base = document.servers?.[0]?.url ?? "";
  const operations = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      return operation
        ? [{ tag: operation.tags?.[0], view: viewOperation(base, method, path, operation) }]
        : [];
    }),
  );
  return {
    title: document.info.title,
    version: document.info.version,
    introduction: document.info.description ?? "",
    groups: (document.tags ?? []).map(({ name }) => ({
      name,
      operations: operations.filter(({ tag }) => tag === name).map(({ view }) => view),
    })),
    schemas: Object.entries(document.components?.schemas ?? {}).map(([name, schema]) => ({
      name,
      ...viewSchema(schema),
    })),
  };
}

function viewOperation(
  base: string,
  method: string,
  path: string,
  operation: oas31.OperationObject,
): OperationView {
  const parameters = (operation.parameters ?? []).flatMap((parameter) =>
    "name" in parameter ? [parameter] : [],
  );
  const sent =
    operation.requestBody && "content" in operation.requestBody ? operation.requestBody.content : undefined;
  const form = sent?.["multipart/form-data"]?.schema;
  const body = form ?? jsonSchema(sent);
  return {
    id: operation.operationId ?? `${method}-${path}`,
    method: method.toUpperCase(),
    path,
    summary: operation.summary ?? "",
    description: operation.description,
    parameters: parameters.map(({ name, in: place, required, description, schema }) => {
      const view = viewSchema(schema);
      return {
        ...view,
        name,
        in: place,
        required: required ?? false,
        description: description ?? view.description,
      };
    }),
    body: body && viewSchema(body),
    answers: Object.entries(operation.responses ?? {}).map(([status, response]) =>
      viewAnswer(status, response as oas31.ResponseObject),
    ),
    curl: curlExample(base, method, path, parameters, body, form !== undefined),
  };
}

function viewAnswer(status: string, response: oas31.ResponseObject): OperationView["answers"][number] {
  const schema = jsonSchema(response.content);
  const headers = Object.entries(response.headers ?? {}).map(([name, header]) => {
    const { description, required, schema: type } = header as oas31.HeaderObject;
    return { ...viewSchema(type), name, description, required: required ?? false };
  });
  return { status, description: response.description, schema: schema && viewSchema(schema), headers };
}

function jsonSchema(content: oas31.ContentObject | undefined) {
  return content?.["application/json"]?.schema;
}
