/** A page's title under a heading that says "Best software" already: "Best AI CRM software" is "CRM". */
export function shortTitle(title: string): string {
  const short = title.replace(/^best (ai )?/i, "").replace(/ (software|tools)$/i, "");
  return short === "" ? title : short.charAt(0).toUpperCase() + short.slice(1);
}
