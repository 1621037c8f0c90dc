/** The tags that writes invalidate from now on: what came since the last call, in alphabetical order. */
export async function watchTags(): Promise<() => string[]> {
  const { addListener } = await import("@/lib/platform/cache/invalidations.mjs");
  const seen = new Set<string>();
  addListener({ publish: (tags) => tags.forEach((tag) => seen.add(tag)), sent: async () => undefined });
  return () => {
    const tags = [...seen].sort();
    seen.clear();
    return tags;
  };
}
