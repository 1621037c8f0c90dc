// Starts Google Analytics with the ID that the page names (components/layout/analytics.tsx).
window.dataLayer = window.dataLayer || [];
function gtag() {
  window.dataLayer.push(arguments);
}
gtag("js", new Date());
gtag("config", document.currentScript.dataset.id);
