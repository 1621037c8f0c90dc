import { once } from "node:events";
import http from "node:http";
import compression from "compression";
import { expect, it } from "vitest";
import { ServerResponse } from "./routes.mjs";

it.each([
  ["compressed or not", compression()],
  ["by itself", (_request, _response, next) => next()],
])("a wrong method is answered with a sentence, %s", async (_, compress) => {
  const server = http.createServer({ ServerResponse }, (request, response) =>
    compress(request, response, () => {
      response.statusCode = request.method === "DELETE" ? 405 : 200;
      response.end(request.method === "DELETE" ? undefined : "all is well");
    }),
  );
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address = `http://127.0.0.1:${server.address().port}/`;
  const refused = await fetch(address, { method: "DELETE" });
  expect([refused.status, await refused.json()]).toEqual([
    405,
    { error: "This method is not allowed here." },
  ]);
  expect(await (await fetch(address)).text()).toBe("all is well");
  server.close();
});
