import { isValidElement, type ReactNode } from "react";

/** All texts that a page hands to its components. */
export function textsOf(node: ReactNode): string {
  if (Array.isArray(node)) return (node as ReactNode[]).map(textsOf).join(" ");
  if (isValidElement<Record<string, ReactNode>>(node))
    return Object.values(node.props).map(textsOf).join(" ");
  return typeof node === "object" ? JSON.stringify(node) : String(node);
}
