/** That the page is on its way which was asked for: a line along the window's upper edge, once it takes a moment. */
export const PendingBar = () => (
  <>
    <span role="status" className="sr-only">
      Loading…
    </span>
    <span aria-hidden className="pending-bar" />
  </>
);
