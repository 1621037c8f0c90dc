import sirv from "sirv";

const prefix = "/_next/static/";
const year = 31_536_000;

/**
 * Answers with a file of the build, compressed once and for all when it was built (scripts/lib/compress-static.mjs).
 * Their names change with their content, so a browser may keep them for good. The framework would read and compress
 * them for every request, and only with gzip.
 */
export function staticFiles(folder = ".next/static") {
  const serve = sirv(folder, {
    brotli: true,
    gzip: true,
    immutable: true,
    maxAge: year,
    setHeaders: (response) => response.setHeader("X-Content-Type-Options", "nosniff"),
  });
  /** Whether the request was for such a file, which has been sent then. */
  return (request, response) => {
    const { method, url } = request;
    if (!url.startsWith(prefix) || (method !== "GET" && method !== "HEAD")) return false;
    // Parts of a file are for media; whoever asks for one of these gets the whole.
    delete request.headers.range;
    let found = true;
    request.url = url.slice(prefix.length - 1);
    serve(request, response, () => (found = false));
    request.url = url;
    return found;
  };
}
