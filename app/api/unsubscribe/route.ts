import { openUnsubscribeApi, unsubscribeApi } from "@/lib/accounts/api-notices";
import { unsubscribe } from "@/lib/accounts/mutations-notices";
import { handle } from "@/lib/platform/http/handle";

export const POST = handle(unsubscribeApi, ({ query }) => unsubscribe(query.token));

// What opens addresses to look at them must not turn anything off.
export const GET = handle(
  openUnsubscribeApi,
  () =>
    new Response("These mails can be turned off in your settings.", {
      headers: { "Cache-Control": "no-store", Refresh: "0; url=/dashboard?tab=settings#mails" },
    }),
);
