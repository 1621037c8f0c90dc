declare module "@adobe/structured-data-validator" {
  export type Issue = {
    severity: "ERROR" | "WARNING";
    issueMessage: string;
    path: { type?: string; property?: string; index?: number }[];
  };
  export default class Validator {
    constructor(schemaOrg: object);
    validate(found: {
      jsonld: Record<string, object[]>;
      microdata: Record<string, object[]>;
      rdfa: Record<string, object[]>;
    }): Promise<Issue[]>;
  }
}
