const WORD = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/;

/** What Next gives a meaning to ([param], [...rest], [[...rest]], (group), @slot, (.)intercepted, _private), and `.well-known`. */
const NEXT_FOLDER =
  /^(\[{1,2}(\.{3})?[A-Za-z][A-Za-z0-9]*\]{1,2}|\([a-z0-9-]+\)|@[a-z0-9-]+|\(\.{1,3}\)[a-z0-9-]+|_[a-z0-9-]+|\.well-known)$/;

/** Files and folders are named in kebab-case. @param {import("./sources.mjs").Source[]} sources */
export function checkNames(sources) {
  return sources
    .filter(({ path }) => !isWellNamed(path))
    .map(({ path }) => ({ path, message: "is not named in kebab-case" }));
}

function isWellNamed(path) {
  const parts = path.split("/");
  const inApp = parts[0] === "app";
  return parts.every((part) => WORD.test(part) || (inApp && NEXT_FOLDER.test(part)));
}
