import { getConfig } from "@/lib/config/queries";
import { errorResponse } from "@/lib/platform/http/error-response";
import { absoluteUrl } from "@/lib/platform/http/site-url";

export const dynamic = "force-dynamic";

/** The standard asks for less than a year. */
const monthsValid = 6;

function expiry(now = new Date()): string {
  const end = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + monthsValid, 1));
  return end.toISOString();
}

/** Where somebody writes who found a weak place (RFC 9116). */
export async function GET(request: Request): Promise<Response> {
  try {
    const { contactEmail } = await getConfig();
    const fields = {
      Contact: contactEmail === "" ? absoluteUrl("/about") : `mailto:${encodeURI(contactEmail)}`,
      Expires: expiry(),
      "Preferred-Languages": "en",
      Canonical: absoluteUrl("/.well-known/security.txt"),
    };
    const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\n`);
    return new Response(lines.join(""), {
      headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=3600" },
    });
  } catch (error) {
    return errorResponse(error, request);
  }
}
