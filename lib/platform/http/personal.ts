/** An answer that belongs to a person: no cache keeps it, theirs neither. */
export function personal(response: Response): Response {
  const headers = new Headers(response.headers);
  headers.set("Cache-Control", "private, no-store");
  return new Response(response.body, { status: response.status, headers });
}
