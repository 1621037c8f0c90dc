// Scripts that stand inline in the page, since they run before the first paint. The policy admits them by the hashes of
// exactly these texts (scripts/server/policy.mjs), so what differs between pages is passed in attributes of the
// element.

/** Marks the document of somebody who signed in. Cached pages are the same for everybody. */
export const signedInScript =
  'if(/(^|;\\s*)almanac-signed-in=1/.test(document.cookie))document.documentElement.setAttribute("data-signed-in","")';

/** Marks the document with how somebody likes lists of tools: as cards or as rows, which a phone begins with. */
export const layoutScript =
  '(function(l){try{l=localStorage.getItem("layout")}catch(e){}if(l!=="grid"&&l!=="list")l=matchMedia("(width < 40rem)").matches?"list":"";if(l)document.documentElement.setAttribute("data-layout",l)})()';

/**
 * Sets the theme: what was chosen and is stored under `data-key`, else `data-theme`. next-themes has an own script for
 * this, but its text, and so its hash, depends on the build.
 */
export const themeScript =
  '(function(s,l,t){t=s.theme;try{t=localStorage.getItem(s.key)||t}catch(e){}l.remove("light","dark");l.add(t==="light"||t==="dark"?t:matchMedia("(prefers-color-scheme: dark)").matches?"dark":"light")})(document.currentScript.dataset,document.documentElement.classList)';

/**
 * On the way back to a list that was added to, which `components/tools/list-place.ts` kept: what stands before the server's cards
 * has its room, and the card that was at the window's edge is there again. It follows the grid, whose cards take over from it.
 */
export const placeScript =
  '(function(g){try{var a=history.state.almanacList&&JSON.parse(sessionStorage.getItem("almanac:anchor:"+location.pathname+location.search)),c=[].find.call(g.children,function(e){return e.querySelector("a").getAttribute("href")===a.link}),f=function(){scrollBy({top:c?c.getBoundingClientRect().top-a.top:g.getBoundingClientRect().top-a.grid,behavior:"instant"})};history.scrollRestoration="manual";g.style.paddingTop=a.above+"px";g.style.minHeight=a.height+"px";f();addEventListener("DOMContentLoaded",f)}catch(e){}})(document.currentScript.previousElementSibling)';

export const inlineScripts = [signedInScript, layoutScript, themeScript, placeScript];
