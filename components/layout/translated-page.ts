/** What a browser's translation has put in the place of a text, by that text. */
const standIns = new WeakMap<Node, ChildNode>();

/** The stand-in of a node that is gone from there, else the node itself. */
function present<T extends Node>(node: T, parent: Node): T | ChildNode | undefined {
  if (node.parentNode === parent) return node;
  const standIn = standIns.get(node);
  return standIn?.parentNode === parent ? standIn : undefined;
}

/**
 * Lets React go on in a page that the browser translates: Chrome puts each text into an element of its own, and React, which holds
 * the text, fails when it removes or changes it. See docs/decisions/0052-translated-pages.md.
 */
export function keepTranslatable(): void {
  // A text that React changes comes back, to be translated anew.
  const changes = new MutationObserver((records) => {
    for (const { target } of records) {
      standIns.get(target)?.replaceWith(target);
      standIns.delete(target);
    }
  });
  new MutationObserver((records) => {
    for (const { removedNodes, addedNodes, previousSibling, nextSibling } of records)
      for (const text of removedNodes) {
        const standIn = [...addedNodes, previousSibling, nextSibling].find((one) => one?.nodeName === "FONT");
        if (text.nodeType !== Node.TEXT_NODE || text.parentNode || !standIn) continue;
        standIns.set(text, standIn as ChildNode);
        changes.observe(text, { characterData: true });
      }
  }).observe(document, { childList: true, subtree: true });

  const { removeChild, insertBefore } = Node.prototype;
  Object.assign(Node.prototype, {
    removeChild(this: Node, child: Node) {
      const there = present(child, this);
      if (there) removeChild.call(this, there);
      return child;
    },
    insertBefore(this: Node, node: Node, before: Node | null) {
      return insertBefore.call(this, node, before && (present(before, this) ?? null));
    },
  });
}
