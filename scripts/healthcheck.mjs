/** `node scripts/healthcheck.mjs`: ends with 0 when the server of this machine says that it is healthy. */
import { hostToAsk } from "./lib/app-server.mjs";

const host = hostToAsk(process.env.HOST || "127.0.0.1");
try {
  const response = await fetch(`http://${host}:${process.env.PORT || 3000}/health`, {
    signal: AbortSignal.timeout(4000),
  });
  process.exitCode = response.ok ? 0 : 1;
} catch {
  process.exitCode = 1;
}
