"use client";

import { type ComponentProps, type ComponentType, useEffect, useState } from "react";
import { AccountAvatar } from "@/components/layout/account-avatar";
import type { AccountDropdown } from "@/components/layout/account-dropdown";
import { AuthLinks } from "@/components/layout/auth-links";
import { reachOf } from "@/components/ui/late";
import { toast } from "@/components/ui/toast";
import { useViewer } from "@/components/viewer/viewer-store";
import type { MeDto } from "@/lib/accounts/schema";

const loadDropdown = () => import("@/components/layout/account-dropdown");
const reach = reachOf(loadDropdown);
const trigger =
  "grid size-9 cursor-pointer place-items-center rounded-full transition-opacity hover:opacity-80";

/**
 * The navigation's place for the account: two links, or a picture with a menu. Until it is known which, a mark on the
 * document decides (see components/inline-scripts/first-paint.ts), so that nothing appears that then goes.
 */
export function AccountArea() {
  const viewer = useViewer();

  useEffect(() => {
    if (viewer.status !== "unknown")
      document.documentElement.toggleAttribute("data-signed-in", viewer.status === "in");
  }, [viewer.status]);

  return (
    <div className="hidden items-center gap-1 @min-[62rem]/head:flex">
      {viewer.status === "in" ? (
        <AccountMenu me={viewer.me} />
      ) : (
        <>
          <AuthLinks className="in-data-signed-in:hidden" />
          <span
            aria-hidden
            className="border-border bg-surface-2 m-px hidden size-[34px] rounded-full border in-data-signed-in:block"
          />
        </>
      )}
    </div>
  );
}

/** The picture; the menu behind it is fetched when it is wanted. */
function AccountMenu({ me }: { me: MeDto }) {
  const [loaded, setLoaded] = useState<{
    Dropdown: ComponentType<ComponentProps<typeof AccountDropdown>>;
    byKeyboard: boolean;
  }>();
  const picture = <AccountAvatar name={me.name} image={me.image} className="size-[34px]" />;

  if (loaded) {
    const { Dropdown, byKeyboard } = loaded;
    return (
      <Dropdown me={me} focusFirst={byKeyboard} triggerClassName={trigger}>
        {picture}
      </Dropdown>
    );
  }
  return (
    <button
      type="button"
      data-account-menu
      aria-label={`Account: ${me.name}`}
      aria-haspopup="menu"
      aria-expanded={false}
      className={trigger}
      {...reach}
      onClick={({ detail }) =>
        loadDropdown().then(
          // `detail` is 0 for a click by keyboard.
          ({ AccountDropdown }) => setLoaded({ Dropdown: AccountDropdown, byKeyboard: detail === 0 }),
          () => toast.unopened("the menu"),
        )
      }
    >
      {picture}
    </button>
  );
}
