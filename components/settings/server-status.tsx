import { useCallback, useEffect, useState } from "react";
import { cn } from "@/lib/utils";

export type ServerStatus = "checking" | "online" | "offline";

/** How long the server may take to say how it is, milliseconds. */
const timeout = 5_000;

const labels: Record<ServerStatus, string> = {
  checking: "Checking...",
  online: "Online",
  offline: "Offline",
};

export async function checkServer(): Promise<"online" | "offline"> {
  try {
    const { ok } = await fetch("/health", { cache: "no-store", signal: AbortSignal.timeout(timeout) });
    return ok ? "online" : "offline";
  } catch {
    return "offline";
  }
}

export function useServerStatus() {
  const [status, setStatus] = useState<ServerStatus>("checking");
  const check = useCallback(() => {
    setStatus("checking");
    void checkServer().then(setStatus);
  }, []);
  useEffect(() => void checkServer().then(setStatus), []);
  return { status, check };
}

export function ServerStatusBadge({ status }: { status: ServerStatus }) {
  return (
    <p role="status" className="text-muted flex h-9 items-center gap-2 text-sm">
      <span
        aria-hidden
        className={cn("size-2 rounded-full", {
          "bg-input": status === "checking",
          "bg-success": status === "online",
          "bg-danger": status === "offline",
        })}
      />
      <span>
        Server: <span className="text-foreground">{labels[status]}</span>
      </span>
    </p>
  );
}
