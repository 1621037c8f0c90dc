const bareHost = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}(?::\d+)?(?:[/?#]\S*)?$/u;

/** An address as it was typed, with https:// before a bare host: "meetingly.example". Everything else stays. */
export function withProtocol(typed: string): string {
  const text = typed.trim();
  return bareHost.test(text) ? `https://${text}` : typed;
}
