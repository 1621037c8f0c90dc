/**
 * A POST whose answer is not needed, sent even while the page is being left. The answer is read all the same: browsers
 * keep the request of an unread one open.
 */
export function sendBeacon(path: `/api/${string}`, body?: object): void {
  const json = body && { body: JSON.stringify(body), headers: { "Content-Type": "application/json" } };
  void fetch(path, { method: "POST", keepalive: true, ...json })
    .then((answer) => answer.arrayBuffer())
    .catch(() => {});
}
