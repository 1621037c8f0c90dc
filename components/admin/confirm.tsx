"use client";

import { createContext, type ReactNode, use, useCallback, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "@/components/ui/dialog";

/** A question before something that can't be taken back. */
export type Question = {
  title: string;
  description?: ReactNode;
  /** What the button says that does it. */
  action: string;
  destructive?: boolean;
};

const Ask = createContext<(question: Question) => Promise<boolean>>(() => Promise.resolve(false));

/** Asks a person and answers whether they want it. Needs a {@link ConfirmProvider} above. */
export const useConfirm = () => use(Ask);

/** The place where questions are asked, one at a time. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [question, setQuestion] = useState<Question>();
  const [open, setOpen] = useState(false);
  const answer = useRef<(yes: boolean) => void>(undefined);

  const ask = useCallback((next: Question) => {
    answer.current?.(false);
    setQuestion(next);
    setOpen(true);
    return new Promise<boolean>((resolve) => {
      answer.current = resolve;
    });
  }, []);
  const reply = (yes: boolean) => {
    setOpen(false);
    answer.current?.(yes);
    answer.current = undefined;
  };

  return (
    <Ask value={ask}>
      {children}
      <Dialog open={open} onOpenChange={(next) => !next && reply(false)}>
        <DialogContent
          role="alertdialog"
          className="max-w-md"
          showCloseButton={false}
          {...(question?.description ? {} : { "aria-describedby": undefined })}
        >
          <DialogHeader>
            <DialogTitle>{question?.title}</DialogTitle>
            {question?.description && <DialogDescription>{question.description}</DialogDescription>}
          </DialogHeader>
          <DialogFooter>
            <Button variant="outline" onClick={() => reply(false)}>
              Cancel
            </Button>
            <Button variant={question?.destructive ? "destructive" : "default"} onClick={() => reply(true)}>
              {question?.action}
            </Button>
          </DialogFooter>
        </DialogContent>
      </Dialog>
    </Ask>
  );
}
