"use client";

import { ExternalLink } from "lucide-react";
import { useRouter } from "next/navigation";
import type { AdminLink } from "@/components/admin/admin-links";
import { anyUnsaved, useDiscard } from "@/components/admin/use-unsaved";
import {
  Command,
  CommandEmpty,
  CommandGroup,
  CommandInput,
  CommandItem,
  CommandList,
} from "@/components/ui/command";
import { Dialog, DialogContent, DialogTitle } from "@/components/ui/dialog";

/** Goes to a screen by typing its name. */
export function AdminCommand({ links, onClose }: { links: AdminLink[]; onClose: () => void }) {
  const router = useRouter();
  const discard = useDiscard();
  const go = async (href: string) => {
    onClose();
    if (!anyUnsaved() || (await discard())) router.push(href);
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent className="max-w-md gap-0 p-0" showCloseButton={false} aria-describedby={undefined}>
        <DialogTitle className="sr-only">Go to</DialogTitle>
        <Command label="Go to">
          <CommandInput placeholder="Go to…" />
          <CommandList>
            <CommandEmpty>Nothing of that name.</CommandEmpty>
            <CommandGroup heading="Screens">
              {links.map(({ href, label, icon: Icon }) => (
                <CommandItem key={href} onSelect={() => void go(href)}>
                  <Icon aria-hidden strokeWidth={1.75} />
                  {label}
                </CommandItem>
              ))}
            </CommandGroup>
            <CommandGroup heading="Site">
              <CommandItem onSelect={() => void go("/")}>
                <ExternalLink aria-hidden strokeWidth={1.75} />
                Main Site
              </CommandItem>
            </CommandGroup>
          </CommandList>
        </Command>
      </DialogContent>
    </Dialog>
  );
}
