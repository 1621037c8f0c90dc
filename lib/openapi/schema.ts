/** A schema as a reader is shown it. */
export type SchemaView = {
  /** "string", "list of integers", … */
  text: string;
  /** Name of the schema that says what its fields are. */
  ref?: string;
  description?: string;
  /** Bounds, default and choices, in words. */
  facts: string[];
  fields: FieldView[];
};
export type FieldView = SchemaView & { name: string; required: boolean };

/** A call as a reader is shown it. */
export type OperationView = {
  /** Anchor on the page. */
  id: string;
  method: string;
  path: string;
  summary: string;
  description?: string;
  parameters: (FieldView & { in: string })[];
  body?: SchemaView;
  answers: { status: string; description: string; schema?: SchemaView; headers: FieldView[] }[];
  curl: string;
};

/** The description of the interface, arranged for reading. */
export type Outline = {
  title: string;
  version: string;
  introduction: string;
  groups: { name: string; operations: OperationView[] }[];
  schemas: (SchemaView & { name: string })[];
};
