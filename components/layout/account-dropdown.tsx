"use client";

import { LayoutDashboard, LogOut, Plus, ShieldCheck } from "lucide-react";
import type { ReactNode } from "react";
import { accountLinks } from "@/components/layout/account-links";
import { signOutWithToast } from "@/components/layout/sign-out";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "@/components/ui/dropdown-menu";
import type { MeDto } from "@/lib/accounts/schema";

const icons: Record<string, typeof Plus> = { "/dashboard": LayoutDashboard, "/add-product": Plus };

const takeFocus = (entry: HTMLElement | null) => entry?.focus({ preventScroll: true });

/** The account's menu. It is fetched by the click that opens it, so it begins open. */
export function AccountDropdown({
  me,
  focusFirst,
  triggerClassName,
  children,
}: {
  me: MeDto;
  /** It was opened by keyboard: then the first entry has the focus. */
  focusFirst: boolean;
  triggerClassName: string;
  children: ReactNode;
}) {
  return (
    <DropdownMenu defaultOpen modal={false}>
      <DropdownMenuTrigger data-account-menu aria-label={`Account: ${me.name}`} className={triggerClassName}>
        {children}
      </DropdownMenuTrigger>
      <DropdownMenuContent className="w-60">
        <DropdownMenuLabel className="py-2">
          <span className="text-foreground block truncate text-sm font-medium">{me.name}</span>
          <span className="block truncate">{me.email}</span>
        </DropdownMenuLabel>
        <DropdownMenuSeparator />
        {accountLinks(me.role).map(({ href, label }, index) => {
          const Icon = icons[href] ?? ShieldCheck;
          return (
            <DropdownMenuItem key={href} ref={focusFirst && index === 0 ? takeFocus : undefined} asChild>
              <a href={href}>
                <Icon className="text-muted" />
                {label}
              </a>
            </DropdownMenuItem>
          );
        })}
        <DropdownMenuSeparator />
        <DropdownMenuItem onSelect={() => void signOutWithToast()}>
          <LogOut className="text-muted" />
          Sign out
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
