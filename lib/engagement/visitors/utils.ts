/** What programs call themselves that fetch pages without anybody reading them. */
const programs =
  /bot\b|bot[/;_-]|crawl|spider|slurp|preview|scan|monitor|uptime|pingdom|lighthouse|pagespeed|headless|phantom|prerender|archiv|facebookexternalhit|whatsapp|telegram|embedly|feed|curl|wget|python|java\/|okhttp|axios|node-fetch|undici|go-http|libwww|ruby|perl|scrapy|httpclient|postman|insomnia/i;

/** Whether a user agent is a program's and not a reader's browser. One that says nothing of itself is a program. */
export function isBot(userAgent: string | null | undefined): boolean {
  return !userAgent || userAgent.length < 10 || programs.test(userAgent);
}
