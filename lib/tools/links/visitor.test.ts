import http from "node:http";
import https from "node:https";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { NoSuchHost } from "@/lib/platform/http/public-request";
import { RobotsTxt } from "@/lib/tools/links/robots";
import { agentName, type VisitOptions, visitWebsite } from "@/lib/tools/links/visitor";
import { untrustedCertificate } from "@/tests/support/untrusted-certificate";

type Answer = (request: http.IncomingMessage, response: http.ServerResponse) => void;
/** What the server answers by host and path; everything else is a page that works. */
const answers: Record<string, Answer> = {};
const asked: { what: string; agent: string }[] = [];
const page: Answer = (_, response) =>
  response.writeHead(200, { "Content-Type": "text/html" }).end("<h1>A tool</h1>");
const play: Answer = (request, response) => {
  const host = request.headers.host?.replace(/:\d+$/, "") ?? "";
  const what = `${host}${request.url}`;
  asked.push({ what: `${request.method} ${what}`, agent: request.headers["user-agent"] ?? "" });
  if (request.url === "/robots.txt" && !answers[what]) response.writeHead(404).end();
  else (answers[what] ?? page)(request, response);
};
const server = http.createServer(play);
const secure = https.createServer(untrustedCertificate, play);
let [port, securePort] = [0, 0];
const portOf = (one: http.Server) => (one.address() as AddressInfo).port;

beforeAll(async () => {
  for (const one of [server, secure])
    await new Promise<void>((listening) => one.listen(0, "127.0.0.1", listening));
  [port, securePort] = [portOf(server), portOf(secure)];
});
afterAll(() => {
  for (const one of [server, secure]) {
    one.closeAllConnections();
    one.close();
  }
});
beforeEach(() => {
  for (const what of Object.keys(answers)) delete answers[what];
  asked.length = 0;
});

const about = "https://almanac.test/graveyard#visits";
/** The test's own server stands for the public internet; hosts that end in `.gone` are not there. */
const visit = (path: string, options: Partial<VisitOptions> = {}) =>
  visitWebsite(
    URL.canParse(path) || path === "nonsense" ? path : `http://${path.replace("/", `:${port}/`)}`,
    {
      robots: new RobotsTxt(agentName),
      about,
      allow: (address) => address === "127.0.0.1",
      resolve: async (host) => {
        if (host.endsWith(".gone")) throw new NoSuchHost(`There is no ${host}`);
        if (host.endsWith(".unknown")) throw new Error("The name servers are away");
        return [host.endsWith(".inner") ? "10.0.0.1" : "127.0.0.1"];
      },
      ...options,
    },
  );
const status =
  (code: number, headers: http.OutgoingHttpHeaders = {}): Answer =>
  (_, response) =>
    response.writeHead(code, headers).end();
const to =
  (host: string, code = 301): Answer =>
  (request, response) =>
    status(code, { Location: `http://${host.replace("/", `:${port}/`)}` })(request, response);
const html =
  (text: string): Answer =>
  (_, response) =>
    response.writeHead(200, { "Content-Type": "text/html" }).end(text);

describe("a website", () => {
  it("works, and is told who asks", async () => {
    expect(await visit("tool.test/")).toEqual({ seen: "ok", detail: "Answered 200", isAnswered: true });
    expect(asked.map(({ what }) => what)).toEqual([
      "GET tool.test/robots.txt",
      "HEAD tool.test/",
      "GET tool.test/",
    ]);
    expect(new Set(asked.map(({ agent }) => agent))).toEqual(new Set([`${agentName}/1.0 (+${about})`]));
  });

  it.each([405, 403, 404, 500, 501])("works that answers HEAD with %i", async (code) => {
    answers["tool.test/"] = (request, response) =>
      request.method === "HEAD" ? status(code)(request, response) : page(request, response);
    expect((await visit("tool.test/")).seen).toBe("ok");
  });

  it("works that ends the connection on HEAD, or is no page", async () => {
    answers["tool.test/"] = (request, response) =>
      request.method === "HEAD" ? request.socket.destroy() : page(request, response);
    answers["tool.test/app.zip"] = status(200, { "Content-Type": "application/zip" });
    expect((await visit("tool.test/")).seen).toBe("ok");
    expect((await visit("tool.test/app.zip")).seen).toBe("ok");
    expect(asked.map(({ what }) => what)).not.toContain("GET tool.test/app.zip");
  });

  it("works where it leads to another page, to www, or for now elsewhere", async () => {
    answers["tool.test/"] = to("www.tool.test/start");
    answers["login.test/"] = to("accounts.test/sign-in", 302);
    expect((await visit("tool.test/")).seen).toBe("ok");
    expect((await visit("login.test/")).seen).toBe("ok");
  });

  it("has moved where it leads to another host for good", async () => {
    answers["old.test/"] = to("new.test/home", 308);
    expect(await visit("old.test/")).toMatchObject({
      seen: "moved",
      movedTo: `http://new.test:${port}/home`,
    });
  });

  it("is slow when it answers after a while", async () => {
    expect((await visit("tool.test/", { slowAfter: -1 })).seen).toBe("slow");
  });

  it.each([401, 403, 405, 418, 429, 451])("that answers %i blocks visits, and is there", async (code) => {
    answers["tool.test/"] = status(code);
    expect((await visit("tool.test/")).seen).toBe("blocked");
  });

  it("that asks for a challenge, or whose robots.txt asks us to stay away, blocks visits", async () => {
    answers["tool.test/"] = status(503, { "cf-mitigated": "challenge" });
    answers["quiet.test/robots.txt"] = html(`User-agent: *\nDisallow: /`);
    expect((await visit("tool.test/")).seen).toBe("blocked");
    expect((await visit("quiet.test/")).seen).toBe("blocked");
    expect(asked.map(({ what }) => what).filter((what) => what.includes("quiet"))).toEqual([
      "GET quiet.test/robots.txt",
    ]);
  });

  it.each([404, 410])("that answers %i is not found", async (code) => {
    answers["tool.test/"] = status(code);
    expect(await visit("tool.test/")).toEqual({
      seen: "not-found",
      detail: `Answered ${code}`,
      isAnswered: true,
    });
  });

  it("whose host nobody knows is no host, also where it leads to one", async () => {
    answers["tool.test/"] = to("elsewhere.gone/");
    expect(await visit("tool.gone/")).toMatchObject({ seen: "no-host", isAnswered: false });
    expect(await visit("tool.test/")).toMatchObject({ seen: "no-host", isAnswered: true });
  });

  it("whose certificate nobody trusts has a bad one", async () => {
    const seen = await visit(`https://untrusted.test:${securePort}/`);
    expect(seen).toMatchObject({ seen: "certificate", isAnswered: true });
  });

  it("is parked where it leads to a domain dealer, or shows what dealers load", async () => {
    answers["tool.test/"] = to("www.hugedomains.com/domain_profile.cfm", 302);
    answers["sold.test/"] = html(`<script src="https://img.sedoparking.com/templates/js/x.js"></script>`);
    expect((await visit("tool.test/")).seen).toBe("parked");
    expect((await visit("sold.test/")).seen).toBe("parked");
  });

  it("is not parked that writes of dealers at length, or is one", async () => {
    answers["blog.test/"] = html(`//img.sedoparking.com/${"words ".repeat(40_000)}`);
    expect((await visit("blog.test/")).seen).toBe("ok");
    expect((await visit("sedo.com/")).seen).toBe("ok");
  });

  it.each([
    ["500", status(500)],
    ["503", status(503)],
    ["a reset", (request: http.IncomingMessage) => request.socket.destroy()],
    ["itself for ever", to("tool.test/")],
    ["an inner address", to("tool.inner/")],
    ["another protocol", status(301, { Location: "ftp://tool.test/" })],
    ["nonsense", (request: http.IncomingMessage) => request.socket.end("Hello\r\n\r\n")],
  ] as [string, Answer][])("that answers with %s is unclear", async (_, answer) => {
    answers["tool.test/"] = answer;
    expect((await visit("tool.test/")).seen).toBe("unclear");
  });

  it("that does not answer in time is unclear", async () => {
    answers["tool.test/"] = () => undefined;
    expect(await visit("tool.test/", { milliseconds: 200 })).toMatchObject({ seen: "unclear" });
  });

  it("whose name servers are away is unclear, and shows no network", async () => {
    expect(await visit("tool.unknown/")).toMatchObject({ seen: "unclear", isAnswered: false });
  });

  it.each(["http://127.0.0.1/", "http://10.0.0.1/", "http://[::1]/", "http://169.254.169.254/", "nonsense"])(
    "at %s is never asked",
    async (address) => {
      expect(await visit(address, { allow: undefined })).toMatchObject({
        seen: "unclear",
        isAnswered: false,
      });
      expect(asked).toEqual([]);
    },
  );

  it("has its robots.txt read once, and again after a failure", async () => {
    const robots = new RobotsTxt(agentName);
    answers["tool.test/robots.txt"] = status(500);
    expect((await visit("tool.test/", { robots })).seen).toBe("unclear");
    delete answers["tool.test/robots.txt"];
    asked.length = 0;
    for (const path of ["tool.test/", "tool.test/a"]) expect((await visit(path, { robots })).seen).toBe("ok");
    expect(asked.filter(({ what }) => what.endsWith("robots.txt"))).toHaveLength(1);
  });
});
