/** Marks the document of somebody who signed in. Cached pages are the same for everybody. */
if (/(^|;\s*)almanac-signed-in=1/.test(document.cookie))
  document.documentElement.setAttribute("data-signed-in", "");
