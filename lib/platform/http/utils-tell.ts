/**
 * Tells the server what nobody waits for the answer of, also while the page is being left. The answer is read all the
 * same: a browser keeps the request of one that isn't open.
 */
export function tell(path: `/api/${string}`): void {
  void fetch(path, { method: "POST", keepalive: true })
    .then((answer) => answer.arrayBuffer())
    .catch(() => {});
}
