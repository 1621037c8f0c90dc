import path from "node:path";

// What the site is compared with: the framework alone, with prerendered pages of as many bytes and a route that answers nothing.
const root = path.join(import.meta.dirname, "../..");

const config = { poweredByHeader: false, turbopack: { root }, outputFileTracingRoot: root };

export default config;
