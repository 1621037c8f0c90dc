import next from "eslint-config-next/core-web-vitals";
import typescript from "eslint-config-next/typescript";

// Who imports whom is in .dependency-cruiser.mjs. A later block replaces an earlier one's patterns as a whole, so each
// block names all that hold for its files.
const climbing = {
  regex: "^(\\.\\./)+(app|components|lib)/",
  message: 'Say where it is from the root: "@/…".',
};
const rows = { regex: "^@/lib/generated/", message: "The database's own types stay in lib." };
const request = {
  regex: "^next/(headers|navigation|server)$",
  message:
    "Queries and mutations take explicit arguments: the caller passes in what it read from the request.",
};
const restrict = (...patterns) => ({
  "no-restricted-imports": ["error", { patterns: [climbing, ...patterns] }],
});
/** A file that only passes on what others export hides where things are. */
const barrel = {
  selector: "Program:not(:has(> :not(ExportAllDeclaration, ExportNamedDeclaration[source])))",
  message: "Only re-exports: import from the files themselves.",
};
/** Files that hold one long thing, and why that is better than several. */
const longFiles = {
  "tests/api/search-races.test.ts": "every pair of changes of the index, in every order of their steps",
  "tests/api/submissions.test.ts": "one story, from sending to deciding, on one set of accounts",
  "tests/api/tools-admin.test.ts": "every write of a tool, on one set of accounts",
  "tests/api/valid-requests.ts": "one request for each call of the interface",
  "tests/api/votes.test.ts": "every way in which a count could go wrong, on one set of accounts",
};
const data = "lib/**/{queries,mutations}{,-*}.ts";

const config = [
  {
    ignores: [
      "**/.next/**",
      ".data/**",
      "lib/generated/**",
      "next-env.d.ts",
      "playwright-report/**",
      "test-results/**",
    ],
  },
  ...next,
  ...typescript,
  {
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      "@typescript-eslint/no-explicit-any": "error",
      "@typescript-eslint/no-unused-vars": [
        "error",
        { argsIgnorePattern: "^_", varsIgnorePattern: "^_", ignoreRestSiblings: true },
      ],
      "@typescript-eslint/no-unused-expressions": "error",
      "@typescript-eslint/ban-ts-comment": [
        "error",
        {
          "ts-ignore": true,
          "ts-nocheck": true,
          "ts-expect-error": "allow-with-description",
          minimumDescriptionLength: 10,
        },
      ],
      // Logos come from our own service in the size that is shown; cards are plain links, as full pages come from the cache.
      "@next/next/no-img-element": "off",
      "@next/next/no-html-link-for-pages": "off",
      "no-console": ["error", { allow: ["error", "warn"] }],
      "max-lines": ["error", 300],
    },
  },
  { files: Object.keys(longFiles), rules: { "max-lines": "off" } },
  { files: ["**/index.{ts,tsx,mjs}"], rules: { "no-restricted-syntax": ["error", barrel] } },
  { files: ["app/**", "middleware.ts"], rules: restrict(rows) },
  { files: ["components/**", "lib/**"], rules: restrict() },
  { files: [data], rules: restrict(request) },
  { files: ["**/*.test.{ts,tsx,mjs}"], rules: { "no-restricted-imports": "off" } },
  {
    files: ["scripts/**", "prisma/seed/**", "bench/**", "tests/**", "*.config.*"],
    rules: { "no-console": "off", "import/no-anonymous-default-export": "off" },
  },
  {
    files: ["tests/support/playwright.ts"],
    rules: { "react-hooks/rules-of-hooks": "off", "no-empty-pattern": "off" },
  },
];

export default config;
