import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { DashboardScreen } from "@/components/dashboard/dashboard-screen";
import type { DashboardTab } from "@/components/dashboard/tabs";
import type { MeDto } from "@/lib/accounts/schema";

const shown = (counts: boolean, tab: DashboardTab) => {
  const me = { name: "Ada", email: "ada@example.org", image: null, counts } as MeDto;
  return renderToStaticMarkup(
    <DashboardScreen
      me={{ ...me, savedTools: [], upvotedTools: [] }}
      counts={{ saved: 0, upvoted: 0 }}
      tab={tab}
      trending={[]}
      action={null}
    >
      {null}
    </DashboardScreen>,
  );
};

it("says what waits for an address that is not confirmed, and sends the link again; the settings say it themselves", () => {
  expect(shown(false, "saved")).toMatch(/the link that we sent to ada@example\.org.*Resend verification/s);
  expect(shown(true, "saved")).not.toContain("Resend verification");
  expect(shown(false, "settings")).not.toContain("Resend verification");
});
