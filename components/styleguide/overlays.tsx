"use client";

import { useState } from "react";
import { Part } from "@/components/styleguide/part";
import { Button } from "@/components/ui/button";
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "@/components/ui/dialog";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "@/components/ui/dropdown-menu";
import { Popover, PopoverAnchor, PopoverContent } from "@/components/ui/popover";
import { Sheet, SheetContent } from "@/components/ui/sheet";
import { toast } from "@/components/ui/toast";

const sides = ["bottom", "right"] as const;

/** What opens over the page: in the theme of the page, which the switch above every other page changes. */
export function Overlays() {
  const [side, setSide] = useState<(typeof sides)[number] | null>(null);
  const [asks, setAsks] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Part title="What opens">
      <Button variant="outline" onClick={() => setAsks(true)}>
        Dialog
      </Button>
      <Dialog open={asks} onOpenChange={setAsks}>
        <DialogContent>
          <DialogHeader>
            <DialogTitle>Delete this tool?</DialogTitle>
            <DialogDescription>Its page, reviews and votes go with it.</DialogDescription>
          </DialogHeader>
          <DialogFooter>
            <Button variant="outline">Cancel</Button>
            <Button variant="destructive">Delete</Button>
          </DialogFooter>
        </DialogContent>
      </Dialog>
      {sides.map((each) => (
        <Button key={each} variant="outline" onClick={() => setSide(each)}>
          Sheet, {each}
        </Button>
      ))}
      <Sheet open={side !== null} onOpenChange={() => setSide(null)}>
        <SheetContent side={side} aria-describedby={undefined}>
          <DialogTitle>Filters</DialogTitle>
          <p>What the sheet is for.</p>
        </SheetContent>
      </Sheet>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button variant="outline">Menu</Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          <DropdownMenuLabel>Actions</DropdownMenuLabel>
          <DropdownMenuItem>Edit</DropdownMenuItem>
          <DropdownMenuItem disabled>Publish</DropdownMenuItem>
          <DropdownMenuSeparator />
          <DropdownMenuItem variant="destructive">Delete</DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      <Popover open={isOpen} onOpenChange={setIsOpen}>
        <PopoverAnchor asChild>
          <Button variant="outline" onClick={() => setIsOpen(true)}>
            Popover
          </Button>
        </PopoverAnchor>
        <PopoverContent aria-label="What floats">What floats beside it.</PopoverContent>
      </Popover>
      <Button variant="outline" onClick={() => toast.success("Tool updated successfully")}>
        Toast
      </Button>
      <Button variant="outline" onClick={() => toast.error("Failed to update tool")}>
        Toast, error
      </Button>
    </Part>
  );
}
