/** Kept pages of every kind, by the names that the figures have. */
export const keptPages = async (site) => ({
  home: "/",
  tool: "/ai-tools/chatgpt",
  list: "/top-products",
  article: `/blog/${(await read(site, "/api/blog?limit=1"))[0].slug}`,
  filtered: "/?category=image-generation&pricing=freemium",
});

const read = async (site, address) => (await fetch(site + address)).json();

let made = 0;

/** Filtered addresses, none twice. */
export async function filteredAddresses(site) {
  const categories = (await read(site, "/api/categories")).map(({ slug }) => slug);
  const pick = (list, n) => list[n % list.length];
  return () => {
    const n = (made += 1);
    const query = new URLSearchParams({
      category: pick(categories, n),
      sort: pick(["popular", "newest", "rating", "trending"], n),
      minRating: pick(["1", "2", "3", "4"], Math.floor(n / categories.length)),
      n: String(n),
    });
    return `/?${query}`;
  };
}

/** Addresses that show the frame of the site and no card, none twice: what is to come has no ratings. */
export const emptyAddresses = () => () => `/?isUpcoming=true&minRating=5&n=${(made += 1)}`;

/** Every address of the sitemap, as a path. */
export async function sitemapAddresses(site) {
  const addresses = [];
  const files = ["/sitemap.xml"];
  for (const file of files) {
    const xml = await (await fetch(site + file)).text();
    const found = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url).pathname);
    (xml.includes("<sitemapindex") ? files : addresses).push(...found);
  }
  return addresses;
}

/** Addresses as those make up who look for a weak place, none twice. */
export function madeUpAddresses() {
  const kinds = [
    (n) => `/?q=made+up+${n}`,
    (n) => `/?page=${n}`,
    (n) => `/?made=${n}`,
    (n) => `/ai-tools/made-up-${n}`,
    (n) => `/category/made-up-${n}`,
    (n) => `/made-up-${n}`,
    (n) => `/latest-news?made=${n}`,
    (n) => `/blog/made-up-${n}`,
  ];
  return () => {
    const n = (made += 1);
    return kinds[n % kinds.length](n);
  };
}

/** Addresses as long as any server takes them, none twice. */
export const longAddresses = () => () => `/?q=${String((made += 1)).padEnd(8_000, "x")}`;
