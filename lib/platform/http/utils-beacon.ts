/**
 * A POST whose answer is not needed, sent even while the page is being left. The body is read all the same: browsers
 * keep the request of an unread one open.
 */
export function sendBeacon(path: `/api/${string}`): void {
  void fetch(path, { method: "POST", keepalive: true })
    .then((answer) => answer.arrayBuffer())
    .catch(() => {});
}
