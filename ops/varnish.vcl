vcl 4.1;

# A shared cache in front of the site, for Varnish 7 with varnish-modules. Start it with `-p http_gzip_support=off`: the site
# compresses, each answer once. The site tells it what a write made old, before it answers the write:
# CACHE_PURGE_URLS=http://this-host:port/ (docs/operations.md).

import std;
import var;
import xkey;

backend default {
  .host = "127.0.0.1";
  .port = "3000";
}

# Who may tell what is old: the site's servers.
acl servers {
  "localhost";
}

sub vcl_recv {
  if (req.method == "PURGE") {
    if (client.ip !~ servers) {
      return (synth(403));
    }
    # An answer that is being fetched now may have been made before the write.
    var.global_set("purged", std.time2real(now, 0.0));
    set req.http.X-Purged = xkey.purge(req.http.Surrogate-Key);
    return (synth(200));
  }
  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  # What belongs to one visitor, the interface, and parts of pages for the framework's client.
  if (req.url ~ "^/(admin|moderation|dashboard|health)(/|\?|$)" || req.url ~ "^/api/(?!docs(\?|$))" ||
      req.url ~ "[?&]bookmarked=" || req.http.RSC) {
    return (pass);
  }
  # Public pages are the same for everybody, signed in or not.
  unset req.http.Cookie;
  unset req.http.Authorization;
  set req.url = std.querysort(req.url);
  if (req.http.Accept-Encoding ~ "\bbr\b") {
    set req.http.Accept-Encoding = "br";
  } elsif (req.http.Accept-Encoding ~ "\bgzip\b") {
    set req.http.Accept-Encoding = "gzip";
  } else {
    unset req.http.Accept-Encoding;
  }
  return (hash);
}

sub vcl_backend_fetch {
  var.set_real("started", std.time2real(now, 0.0));
}

sub vcl_backend_response {
  # The site says how long an answer holds; after that nobody gets it.
  set beresp.grace = 0s;
  set beresp.keep = 0s;
  if (bereq.uncacheable || beresp.http.Set-Cookie || beresp.status >= 500 ||
      beresp.http.Cache-Control ~ "(?i)private|no-store" ||
      var.get_real("started") <= std.real(var.global_get("purged"), 0.0)) {
    set beresp.ttl = 0s;
  }
  if (beresp.http.Surrogate-Key) {
    set beresp.http.xkey = beresp.http.Surrogate-Key;
  }
  return (deliver);
}

sub vcl_deliver {
  unset resp.http.xkey;
  unset resp.http.Surrogate-Key;
  unset resp.http.Via;
  unset resp.http.X-Varnish;
}
