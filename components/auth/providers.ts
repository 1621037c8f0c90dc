export type Provider = { id: string; name: string };

let asked: Promise<Provider[]> | undefined;

async function ask(): Promise<Provider[]> {
  const response = await fetch("/api/auth/providers", { signal: AbortSignal.timeout(10_000) });
  if (!response.ok) throw new Error(`status ${response.status}`);
  const found = (await response.json()) as Record<string, Provider & { type: string }>;
  return Object.values(found).filter(({ type }) => type === "oauth");
}

/** The services that this site has, asked once a page. While they can't be asked there are none. */
export function loadProviders(): Promise<Provider[]> {
  asked ??= ask().catch(() => {
    asked = undefined;
    return [];
  });
  return asked;
}
