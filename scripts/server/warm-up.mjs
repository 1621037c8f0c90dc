import { setTimeout as sleep } from "node:timers/promises";

/** The first of each kind of page that others link to. */
const kinds = [/href="(\/ai-tools\/[\w-]+)"/, /href="(\/category\/[\w-]+)"/, /href="(\/blog\/[\w-]+)"/];

/**
 * Makes one page of each kind and a search before the server takes requests, so that its first visitors don't wait for code that
 * is loaded and compiled. Nothing of it is kept or sent; a page that fails, or is late, is left to whoever asks for it.
 *
 * @param {(url: string) => Promise<{ body: Buffer }>} make
 * @param {number} [longest] milliseconds: a slow database must not keep a server out for good
 */
export async function warmUp(make, longest = 10_000) {
  const text = (url) =>
    make(url).then(
      ({ body }) => body.toString(),
      () => "",
    );
  async function all() {
    const found = `${await text("/")}${await text("/blog")}`;
    const linked = kinds.flatMap((kind) => kind.exec(found)?.[1] ?? []);
    for (const url of ["/?q=image", "/?pricing=free", "/api/tools?limit=50", ...linked]) await text(url);
  }
  await Promise.race([all(), sleep(longest, undefined, { ref: false })]);
}
