/** The parts that news and blog posts have in common, valid. `n` makes them differ. */
export const common = (n: string | number) => ({
  title: `Post ${n}`,
  excerpt: `What the post ${n} is about.`,
  content: "<p>This body is long enough to be accepted by the rules of the form.</p>",
  imageUrl: "/uploads/cover.png",
  tags: [" one ", "two", "", "one"],
  author: { name: "Ada Lovelace", avatar: "https://example.org/ada.png" },
});
