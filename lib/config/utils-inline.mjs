// The few scripts of ours that stand in the page itself, because they run before anything else does. The server in front
// (scripts/lib/front/admitted.mjs) lets these texts run, to the letter, and no others: what differs from page to page
// is in attributes of the element.

/** Marks the document of somebody who signed in. Cached pages are the same for everybody. */
export const signedInMark =
  'if(/(^|;\\s*)almanac-signed-in=1/.test(document.cookie))document.documentElement.setAttribute("data-signed-in","")';

/**
 * Sets the theme: what was chosen and is stored under `data-key`, else `data-theme`. The library that keeps it afterwards
 * has a script of its own for this, whose text depends on how it was compiled.
 */
export const themeStart =
  '(function(s,l,t){t=s.theme;try{t=localStorage.getItem(s.key)||t}catch(e){}l.remove("light","dark");l.add(t==="light"||t==="dark"?t:matchMedia("(prefers-color-scheme: dark)").matches?"dark":"light")})(document.currentScript.dataset,document.documentElement.classList)';

/**
 * Keeps the last click on a button, until the page is alive and can do what it is there for; Ctrl+K and Cmd+K are one on
 * the button that they stand for.
 */
export const keepClick =
  '(function(keep){addEventListener("click",keep,true);addEventListener("keydown",keep,true)})(window.keepClick=function(e,b){if(e.type==="click"){b=e.target.closest("button");if(b&&!b.form)keepClick.last=e}else if((e.ctrlKey||e.metaKey)&&e.key==="k"&&(b=document.querySelector("[aria-keyshortcuts]"))){e.preventDefault();keepClick.last={target:b}}})';

/**
 * Loads the files named in `data-files` once the page has been painted; at once if nobody sees it, and a second after it is
 * complete if nobody tells of the painting. They have the attributes that the framework would have given them, by which it
 * finds them.
 */
export const afterPaint =
  '(function(d,f,go){go=function(){f.splice(0).forEach(function(s,e){e=d.createElement("script");e.src=s;e.async=true;d.head.appendChild(e)})};if(d.hidden)go();else{new PerformanceObserver(go).observe({type:"paint",buffered:true});addEventListener("load",function(){setTimeout(go,1e3)})}})(document,document.currentScript.dataset.files.split(" "))';

export const inlineScripts = [signedInMark, themeStart, keepClick, afterPaint];
