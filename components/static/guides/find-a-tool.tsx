export function FindATool() {
  return (
    <>
      <p>
        Begin with the task, not with a product. “Turn a recorded meeting into minutes” finds better tools
        than the name of one that you have heard of.
      </p>
      <ol>
        <li>
          <strong>Describe it.</strong> Type the task into the search
          <span className="pointer-coarse:hidden"> (Ctrl K or ⌘ K)</span>, or ask the suggestion box on the{" "}
          <a href="/">home page</a>. It names three to six tools and the reasons for each.
        </li>
        <li>
          <strong>Narrow it.</strong> Choose a <a href="/categories">category</a>, then a price and a least
          rating. All filters are in the address, so you can keep the page or send it to somebody.
        </li>
        <li>
          <strong>Sort twice.</strong> Most popular shows what has lasted, newest what has just appeared. A
          tool that is near the top of both deserves a look.
        </li>
        <li>
          <strong>Keep three.</strong> Save them, open each one&apos;s alternatives, and stop there. A fourth
          candidate rarely wins.
        </li>
      </ol>
    </>
  );
}
