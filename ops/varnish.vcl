vcl 4.1;

# A shared cache in front of the site, for Varnish 7.1 or newer with varnish-modules (Debian: varnish, varnish-modules):
#
#   varnishd -f /etc/almanac/varnish.vcl -a :80 -a purge=127.0.0.1:6082 -p http_gzip_support=off -s malloc,256m
#
# The site tells the socket named "purge" what a write made old, before it answers the write: set
# CACHE_PURGE_URLS=http://127.0.0.1:6082/ there, and TRUST_PROXY one higher (docs/operations.md). Only the site's servers may
# reach that socket. The site compresses, each answer once: hence http_gzip_support=off.

import std;
import var;
import xkey;

# The site's server, or a proxy that shares requests out among several.
backend default {
  .host = "127.0.0.1";
  .port = "3000";
}

sub vcl_init {
  var.global_set("last-purge", "none");
}

sub vcl_recv {
  if (local.socket == "purge" && req.method == "PURGE") {
    # First the mark: an answer that is being fetched now may have been made before the write.
    var.global_set("last-purge", req.xid);
    set req.http.X-Purged = xkey.purge(req.http.Surrogate-Key);
    return (synth(200));
  }
  if (local.socket == "purge" || req.method == "PURGE") {
    return (synth(405));
  }
  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  # What belongs to one visitor, the interface, and parts of pages for the framework's client.
  if (req.url ~ "^/(admin|moderation|dashboard|health)(/|\?|$)" || req.url ~ "^/api/(?!docs(\?|$))" ||
      req.url ~ "[?&]bookmarked=" || req.http.RSC) {
    return (pass);
  }
  # Public pages are the same for everybody, signed in or not, under whatever name the site is reached.
  unset req.http.Cookie;
  unset req.http.Authorization;
  unset req.http.Next-Router-State-Tree;
  unset req.http.Next-Router-Prefetch;
  unset req.http.Next-Router-Segment-Prefetch;
  unset req.http.Next-Url;
  # As in scripts/server/canonical-address.mjs.
  set req.url = regsuball(req.url, "(?<=[?&])(utm_\w+|fbclid|gclid|gbraid|wbraid|dclid|msclkid|yclid|twclid|ttclid|igshid|mc_cid|mc_eid|_ga|_gl)(=[^&]*)?(&|$)", "");
  set req.url = std.querysort(regsub(req.url, "[?&]+$", ""));
  if (req.http.Accept-Encoding ~ "\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))") {
    set req.http.Accept-Encoding = "br";
  } elsif (req.http.Accept-Encoding ~ "\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))") {
    set req.http.Accept-Encoding = "gzip";
  } else {
    unset req.http.Accept-Encoding;
  }
  return (hash);
}

sub vcl_hash {
  hash_data(req.url);
  return (lookup);
}

sub vcl_hit {
  # A purge that came while this was being stored did not find it. vcl_deliver takes care of that, within two seconds.
  if (obj.age < 2s && obj.http.X-Last-Purge != var.global_get("last-purge")) {
    return (pass);
  }
}

sub vcl_backend_fetch {
  var.set("last-purge", var.global_get("last-purge"));
}

sub vcl_backend_response {
  # The site says how long an answer holds; after that nobody gets it.
  set beresp.grace = 0s;
  set beresp.keep = 0s;
  # Kept is what a purge can find, and the files of a build, whose names change with their content.
  if (bereq.uncacheable || beresp.ttl <= 0s || beresp.http.Set-Cookie || beresp.status >= 500 ||
      beresp.http.Cache-Control ~ "(?i)private|no-store" ||
      (!beresp.http.Surrogate-Key && bereq.url !~ "^/_next/static/") ||
      var.get("last-purge") != var.global_get("last-purge")) {
    # Who waits for this one asks for himself, and that answer may be kept.
    set beresp.uncacheable = true;
    set beresp.ttl = 1s;
    return (deliver);
  }
  set beresp.http.X-Last-Purge = var.get("last-purge");
  set beresp.http.X-Fetch = "fetch:" + bereq.xid;
  set beresp.http.xkey = beresp.http.Surrogate-Key + " " + beresp.http.X-Fetch;
  return (deliver);
}

sub vcl_deliver {
  # Stored a moment ago, by this request; from now on every purge finds it.
  if (obj.hits == 0 && resp.http.X-Fetch && resp.http.X-Last-Purge != var.global_get("last-purge")) {
    xkey.purge(resp.http.X-Fetch);
  }
  unset resp.http.X-Last-Purge;
  unset resp.http.X-Fetch;
  unset resp.http.xkey;
  unset resp.http.Surrogate-Key;
  unset resp.http.Via;
  unset resp.http.X-Varnish;
}

sub vcl_synth {
  # How many answers were forgotten.
  set resp.http.X-Purged = req.http.X-Purged;
  unset resp.http.X-Varnish;
  return (deliver);
}
