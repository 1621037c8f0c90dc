/**
 * Runs while the page is read, before it is painted: marks the document of somebody who signed in, so that the links to
 * sign in are never shown to them. Cached pages are the same for everybody.
 */
export const signedInMark =
  'if(/(^|;\\s*)almanac-signed-in=1/.test(document.cookie))document.documentElement.setAttribute("data-signed-in","")';
