import { describe, expect, it } from "vitest";
import { defaultConfig } from "@/lib/config/schema";
import { currentRequest, runRequest } from "@/lib/platform/cache/request-store.mjs";
import { setPagePolicy } from "@/lib/platform/http/page-policy";

const policyOf = (config: Partial<typeof defaultConfig>) =>
  runRequest({}, () => {
    setPagePolicy({ ...defaultConfig, ...config });
    return currentRequest()?.policy;
  });

describe("setPagePolicy", () => {
  it("admits nobody else as long as nothing is saved", () => {
    expect(policyOf({})).toEqual({ analytics: false, pictures: [] });
  });

  it("admits others as far as they were saved, each host once", () => {
    const policy = policyOf({
      analyticsId: "G-ABCD1234",
      logo: "/uploads/logo.png",
      logoLight: "https://",
      logoDark: "https://cdn.example/a/logo.png",
      favicon: "https://cdn.example/favicon.png",
    });
    expect(policy).toEqual({ analytics: true, pictures: ["https://cdn.example"] });
  });

  it("needs no request", () => {
    expect(() => setPagePolicy(defaultConfig)).not.toThrow();
  });
});
