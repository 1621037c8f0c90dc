// The few scripts of ours that stand in the page itself, because they run before anything else does. The server in front
// (scripts/server/policy.mjs) lets these texts run, to the letter, and no others: what differs from page to page
// is in attributes of the element.

/** Marks the document of somebody who signed in. Cached pages are the same for everybody. */
export const signedInScript =
  'if(/(^|;\\s*)almanac-signed-in=1/.test(document.cookie))document.documentElement.setAttribute("data-signed-in","")';

/**
 * Sets the theme: what was chosen and is stored under `data-key`, else `data-theme`. The library that keeps it afterwards
 * has a script of its own for this, whose text depends on how it was compiled.
 */
export const themeScript =
  '(function(s,l,t){t=s.theme;try{t=localStorage.getItem(s.key)||t}catch(e){}l.remove("light","dark");l.add(t==="light"||t==="dark"?t:matchMedia("(prefers-color-scheme: dark)").matches?"dark":"light")})(document.currentScript.dataset,document.documentElement.classList)';

export const inlineScripts = [signedInScript, themeScript];
