import { useState } from "react";
import { OptionPicker, type Picker } from "@/components/forms/option-picker";
import { Logo } from "@/components/tools/logo";
import { useAsked } from "@/components/ui/use-asked";
import { callPage } from "@/lib/platform/http/client";
import type { listAvailableToolsApi } from "@/lib/sponsorships/api";
import type { AvailableTool } from "@/lib/sponsorships/schema";

/** How long somebody may pause in typing before the server is asked, milliseconds. */
const debounce = 200;

/** Published tools to choose from: the most popular ones, or those that match what is typed. */
export function ToolPicker(picker: Picker<AvailableTool>) {
  const [text, setText] = useState("");
  const { data, error, pending, retry } = useAsked(
    text,
    (signal) =>
      callPage<typeof listAvailableToolsApi>("/api/sponsorships/available-tools", {
        query: { q: text, limit: 20 },
        signal,
      }),
    { wait: text ? debounce : 0, keep: true },
  );

  return (
    <OptionPicker
      {...picker}
      noun="tools"
      placeholder="Search published tools"
      text={text}
      onText={setText}
      options={data?.items}
      pending={pending}
      keyOf={({ _id }) => _id}
      draw={({ logo }) => <ToolLogo src={logo} />}
      failed={error !== undefined}
      retry={retry}
    />
  );
}

export function ToolLogo({ src }: { src: string }) {
  return <Logo src={src} size={28} loading="lazy" className="size-7 shrink-0 rounded-sm" />;
}
