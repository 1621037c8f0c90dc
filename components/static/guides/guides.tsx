import {
  ClipboardCheck,
  type LucideIcon,
  MessageSquareText,
  ReceiptText,
  Scale,
  Search,
  ShieldCheck,
} from "lucide-react";
import type { ComponentType } from "react";
import { CheckAnswers } from "@/components/static/guides/check-answers";
import { CompareTools } from "@/components/static/guides/compare-tools";
import { FindATool } from "@/components/static/guides/find-a-tool";
import { ProtectData } from "@/components/static/guides/protect-data";
import { ReadPricing } from "@/components/static/guides/read-pricing";
import { WritePrompts } from "@/components/static/guides/write-prompts";

export type Guide = { id: string; title: string; summary: string; icon: LucideIcon; Body: ComponentType };

export const guides: Guide[] = [
  {
    id: "find-a-tool",
    title: "Find the right tool",
    summary: "From a task to a short list of three, with search, filters and suggestions.",
    icon: Search,
    Body: FindATool,
  },
  {
    id: "compare-tools",
    title: "Compare before you choose",
    summary: "Five real examples show what feature lists hide.",
    icon: Scale,
    Body: CompareTools,
  },
  {
    id: "read-pricing",
    title: "Read a price page",
    summary: "Units, limits and extras: what a plan will cost in your hands.",
    icon: ReceiptText,
    Body: ReadPricing,
  },
  {
    id: "write-prompts",
    title: "Write prompts that work",
    summary: "Five parts of an instruction, and an example to start from.",
    icon: MessageSquareText,
    Body: WritePrompts,
  },
  {
    id: "protect-data",
    title: "Keep data safe",
    summary: "Four questions to a tool's terms before you paste anything.",
    icon: ShieldCheck,
    Body: ProtectData,
  },
  {
    id: "check-answers",
    title: "Check the answers",
    summary: "How closely to look, by what a mistake would cost.",
    icon: ClipboardCheck,
    Body: CheckAnswers,
  },
];
