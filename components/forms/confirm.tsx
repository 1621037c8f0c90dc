"use client";

import { createContext, type ReactNode, use, useCallback, useRef, useState } from "react";
import { Field } from "@/components/forms/field";
import { Button } from "@/components/ui/button";
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "@/components/ui/dialog";
import { Textarea } from "@/components/ui/textarea";

/** A question before something that can't be taken back. */
export type Question = {
  title: string;
  description?: ReactNode;
  action: string;
  /** What the other one says; "Cancel" when left out. */
  cancel?: string;
  destructive?: boolean;
  /** Something that is said with it, and what is told who says nothing; without that, it need not be said. */
  text?: { label: string; missing?: string; max: number };
};

/** What was agreed to, with what was said, trimmed; null for no. After `keep` the same question begins with what was said. */
type Agreed = { text: string; keep: () => void } | null;

const Ask = createContext<(question: Question) => Promise<Agreed>>(() => Promise.resolve(null));

/** Asks a person whether they want something. Needs a {@link ConfirmProvider} above. */
export const useConfirm = () => use(Ask);

/** The place where questions are asked, one at a time. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [question, setQuestion] = useState<Question>();
  const [open, setOpen] = useState(false);
  const [missing, setMissing] = useState(false);
  const answer = useRef<(agreed: Agreed) => void>(undefined);
  const field = useRef<HTMLTextAreaElement>(null);
  const kept = useRef(new Map<string, string>());
  const [begun, setBegun] = useState("");

  const ask = useCallback((next: Question) => {
    answer.current?.(null);
    setQuestion(next);
    setBegun(kept.current.get(next.title) ?? "");
    setMissing(false);
    setOpen(true);
    return new Promise<Agreed>((resolve) => {
      answer.current = resolve;
    });
  }, []);
  const reply = (agreed: Agreed) => {
    setOpen(false);
    answer.current?.(agreed);
    answer.current = undefined;
  };
  function agree() {
    const text = field.current?.value.trim() ?? "";
    if (!question?.text?.missing || text) {
      const { title = "" } = question ?? {};
      kept.current.delete(title);
      return reply({ text, keep: () => kept.current.set(title, text) });
    }
    setMissing(true);
    field.current?.focus();
  }

  return (
    <Ask value={ask}>
      {children}
      <Dialog open={open} onOpenChange={(next) => !next && reply(null)}>
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
          {question?.text && (
            <Field
              office
              required={question.text.missing !== undefined}
              label={question.text.label}
              error={missing ? question.text.missing : undefined}
            >
              {(control) => (
                <Textarea {...control} ref={field} defaultValue={begun} maxLength={question.text?.max} />
              )}
            </Field>
          )}
          <DialogFooter>
            <Button variant="outline" onClick={() => reply(null)}>
              {question?.cancel ?? "Cancel"}
            </Button>
            <Button variant={question?.destructive ? "destructive" : "default"} onClick={agree}>
              {question?.action}
            </Button>
          </DialogFooter>
        </DialogContent>
      </Dialog>
    </Ask>
  );
}
