"use client";

import { type ComponentProps, type ComponentType, useState } from "react";
import { AccountAvatar } from "@/components/layout/account-avatar";
import type { AccountDropdown } from "@/components/layout/account-dropdown";
import { toast } from "@/components/ui/toast";
import type { MeDto } from "@/lib/accounts/schema";

const loadDropdown = () => import("@/components/layout/account-dropdown");
const trigger =
  "grid size-9 cursor-pointer place-items-center rounded-full transition-opacity duration-150 hover:opacity-80";

/** The picture; the menu behind it is fetched when it is wanted. */
export function AccountMenu({ me }: { me: MeDto }) {
  const [loaded, setLoaded] = useState<{
    Dropdown: ComponentType<ComponentProps<typeof AccountDropdown>>;
    byKeyboard: boolean;
  }>();
  const warm = () => void loadDropdown().catch(() => {});
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
      onPointerEnter={warm}
      onFocus={warm}
      onClick={({ detail }) =>
        loadDropdown().then(
          // `detail` is 0 for a click by keyboard.
          ({ AccountDropdown }) => setLoaded({ Dropdown: AccountDropdown, byKeyboard: detail === 0 }),
          () => toast.error("Failed to open the menu. Please check your internet connection and try again."),
        )
      }
    >
      {picture}
    </button>
  );
}
