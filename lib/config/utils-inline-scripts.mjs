// Scripts that stand inline in the page, since they run before the first paint. The policy admits them by the hashes of
// exactly these texts (scripts/server/policy.mjs), so what differs between pages is passed in attributes of the
// element.

/** Marks the document of somebody who signed in. Cached pages are the same for everybody. */
export const signedInScript =
  'if(/(^|;\\s*)almanac-signed-in=1/.test(document.cookie))document.documentElement.setAttribute("data-signed-in","")';

/**
 * Sets the theme: what was chosen and is stored under `data-key`, else `data-theme`. next-themes has an own script for
 * this, but its text, and so its hash, depends on the build.
 */
export const themeScript =
  '(function(s,l,t){t=s.theme;try{t=localStorage.getItem(s.key)||t}catch(e){}l.remove("light","dark");l.add(t==="light"||t==="dark"?t:matchMedia("(prefers-color-scheme: dark)").matches?"dark":"light")})(document.currentScript.dataset,document.documentElement.classList)';

export const inlineScripts = [signedInScript, themeScript];
