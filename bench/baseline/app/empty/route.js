export const dynamic = "force-dynamic";

/** What the framework takes for an answer by itself. */
export const GET = () => new Response(null);
