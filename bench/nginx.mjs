import { writeFileSync } from "node:fs";
import path from "node:path";
import { findNginx } from "../scripts/lib/testing/programs.mjs";
import { makeScratchFolder } from "../scripts/lib/testing/scratch.mjs";
import { startServer } from "./load.mjs";

/** Starts nginx with a cache in front of a server of this machine, as its documentation shows it. */
export async function startNginx({ port, backendPort }) {
  const folder = makeScratchFolder();
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const configuration = `
daemon off;
${process.getuid?.() === 0 ? "user root;" : ""}
worker_processes auto;
pid ${folder}/pid;
error_log stderr error;
events {}
http {
  access_log off;
  ${temporary.join(" ")}
  proxy_cache_path ${folder}/cache keys_zone=site:10m max_size=256m;
  upstream site { server 127.0.0.1:${backendPort}; keepalive 32; }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://site;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $http_host;
      proxy_cache site;
      proxy_cache_lock on;
      add_header X-Cache-Status $upstream_cache_status;
    }
  }
}`;
  const file = path.join(folder, "nginx.conf");
  writeFileSync(file, configuration);
  const url = `http://127.0.0.1:${port}`;
  return { url, ...(await startServer(findNginx(), ["-c", file], {}, `${url}/health`)) };
}
