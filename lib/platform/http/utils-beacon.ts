/**
 * A POST whose answer nobody waits for, sent even while the page is being left. The answer is read all the same: some
 * browsers list a request without a reader as failed.
 */
export function sendBeacon(path: `/api/${string}`): void {
  void fetch(path, { method: "POST", keepalive: true })
    .then((answer) => answer.arrayBuffer())
    .catch(() => {});
}
