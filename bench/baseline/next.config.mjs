import path from "node:path";

// What the site's pages are compared with: on the same kind of server, a prerendered page of as many bytes, and a page made
// for each request from data in memory.
const root = path.join(import.meta.dirname, "../..");

const config = { poweredByHeader: false, compress: false, turbopack: { root }, outputFileTracingRoot: root };

export default config;
