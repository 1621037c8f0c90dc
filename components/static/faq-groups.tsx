import { ChevronDown } from "lucide-react";
import { faq } from "@/components/static/faq";

/** The questions in three groups. Each opens without JavaScript, and opens by itself for a search within the page. */
export function FaqGroups() {
  return faq.map(({ title, questions }) => (
    <section key={title} className="mt-8 first:mt-0">
      <h2 className="mb-3 text-lg">{title}</h2>
      <div className="divide-border border-border bg-background divide-y rounded-lg border">
        {questions.map(({ question, answer }) => (
          <details key={question} className="group">
            <summary className="hover:bg-surface flex min-h-12 list-none items-center justify-between gap-4 rounded-lg px-4 py-3 font-medium [&::-webkit-details-marker]:hidden">
              <h3 className="text-base">{question}</h3>
              <ChevronDown className="text-muted size-4 shrink-0 transition-transform group-open:rotate-180" />
            </summary>
            <p className="text-muted max-w-[47em] px-4 pb-4">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  ));
}
