/** A switched-off rule says why: `// eslint-disable-next-line some-rule -- reason`. @param {import("./sources.mjs").Source[]} sources */
export function checkSuppressions(sources) {
  return sources.flatMap(({ path, text }) =>
    text.split("\n").flatMap((line, index) => {
      const directive = /(?:\/\/|\/\*)\s*eslint-disable\b.*/.exec(line)?.[0];
      if (!directive || /\s--\s+\S/.test(directive.replace(/\*\/.*$/, ""))) return [];
      return [
        { path: `${path}:${index + 1}`, message: "switches a lint rule off without a reason (-- because …)" },
      ];
    }),
  );
}
