import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import ts from "typescript";

const resolve = createRequire(import.meta.url).resolve;

/**
 * The vocabulary of schema.org in the form that it publishes itself, as far as a validator asks for it: every type, what
 * it inherits from, and the properties that it has. Made of the types that pages are written with, which are generated
 * from the vocabulary: nothing is fetched.
 */
export function schemaOrg(): { "@graph": object[] } {
  const file = resolve("schema-dts").replace(/\.[cm]?js$/, ".d.ts");
  const source = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest);
  const reference = (name: string) => ({ "@id": `schema:${name}` });
  const graph: object[] = [];
  const domains = new Map<string, string[]>();

  for (const statement of source.statements) {
    if (!ts.isInterfaceDeclaration(statement)) continue;
    const parents = (statement.heritageClauses ?? [])
      .flatMap(({ types }) => types)
      .map(({ expression }) => expression.getText(source));
    // What has properties is called "ArticleBase"; what can be named is called "ArticleLeaf", with the name in "@type".
    let name = statement.name.text;
    for (const member of statement.members) {
      if (!ts.isPropertySignature(member) || !ts.isStringLiteral(member.name)) continue;
      const property = member.name.text;
      if (property !== "@type") domains.set(property, [...(domains.get(property) ?? []), name]);
      else if (member.type && ts.isLiteralTypeNode(member.type) && ts.isStringLiteral(member.type.literal))
        name = member.type.literal.text;
    }
    graph.push({ ...reference(name), "@type": "rdfs:Class", "rdfs:subClassOf": parents.map(reference) });
  }
  for (const [property, types] of domains)
    graph.push({
      ...reference(property),
      "@type": "rdf:Property",
      "schema:domainIncludes": types.map(reference),
    });
  return { "@graph": graph };
}
