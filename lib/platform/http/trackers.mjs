/** Names by which campaigns and networks follow visitors; no page reads them. */
export const trackers =
  /^(utm_\w+|fbclid|gclid|gbraid|wbraid|dclid|msclkid|yclid|twclid|ttclid|igshid|mc_cid|mc_eid|_ga|_gl)$/;
