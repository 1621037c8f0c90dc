import { createHash } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

/** What the fake does with the next requests instead of its work. */
type Trouble = { status: number } | "silence" | "cut" | undefined;

/** A cloud that keeps files in memory behind Cloudinary's upload, destroy and download calls, and checks signatures. */
export async function startFakeCloudinary({ key = "key", secret = "secret", cloud = "demo" } = {}) {
  const files = new Map<string, Buffer>();
  const calls: string[] = [];
  const fake = { files, calls, trouble: undefined as Trouble, address: "", close: () => {} };

  const isSigned = (params: Record<string, string>) => {
    const { signature, api_key, file: _f, ...rest } = params;
    const text = Object.keys(rest)
      .sort()
      .map((name) => `${name}=${rest[name]}`)
      .join("&");
    return (
      api_key === key &&
      signature ===
        createHash("sha1")
          .update(text + secret)
          .digest("hex")
    );
  };

  async function answer(request: IncomingMessage): Promise<{ status: number; body: Buffer | object }> {
    const url = new URL(request.url!, "http://fake");
    const [, version, account, resource, action] = url.pathname.split("/");
    calls.push(`${request.method} ${action}`);
    const body = Buffer.concat(await request.toArray());
    if (fake.trouble && typeof fake.trouble === "object")
      return { status: fake.trouble.status, body: { error: { message: "General error" } } };
    const form =
      request.method === "POST"
        ? await new Response(new Uint8Array(body), {
            headers: { "content-type": request.headers["content-type"]! },
          }).formData()
        : url.searchParams;
    const params: Record<string, string> = {};
    let file: Blob | undefined;
    for (const [name, value] of form)
      if (typeof value === "string") params[name] = value;
      else file = value;
    if (version !== "v1_1" || account !== cloud || resource !== "raw")
      return { status: 401, body: { error: { message: "cloud_name mismatch" } } };
    if (!isSigned(params)) return { status: 401, body: { error: { message: `Invalid api_key ${key}` } } };
    const id = `${params.type}:${params.public_id}`;
    if (action === "upload") {
      files.set(id, Buffer.from(await file!.arrayBuffer()));
      return { status: 200, body: { public_id: params.public_id, bytes: file!.size } };
    }
    if (action === "destroy") return { status: 200, body: { result: files.delete(id) ? "ok" : "not found" } };
    const found = files.get(id);
    return found ? { status: 200, body: found } : { status: 404, body: {} };
  }

  const server = createServer((request, response) => {
    if (fake.trouble === "silence") return;
    void answer(request).then(({ status, body }) => {
      const bytes = Buffer.isBuffer(body) ? body : Buffer.from(JSON.stringify(body));
      response.writeHead(status, { "content-length": bytes.length });
      if (fake.trouble !== "cut") return response.end(bytes);
      response.write(bytes.subarray(0, bytes.length / 2));
      setImmediate(() => response.destroy());
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  fake.address = `cloudinary://${key}:${secret}@${cloud}?upload_prefix=http://127.0.0.1:${port}`;
  fake.close = () => {
    server.closeAllConnections();
    server.close();
  };
  return fake;
}
