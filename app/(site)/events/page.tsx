import { CalendarDays } from "lucide-react";
import { EmptyShell } from "@/components/static/empty-shell";
import { pageMetadata } from "@/lib/seo/metadata";

const title = "Events";
const description = "Talks, meet-ups and conferences about AI tools.";

export const generateMetadata = () => pageMetadata({ title, description, path: "/events", noindex: true });

/** Events; there are none yet. */
export default function EventsPage() {
  return (
    <EmptyShell
      title={title}
      description={description}
      icon={<CalendarDays />}
      emptyTitle="No events yet"
      emptyText="Dates will be listed here once there are any. Tools that are about to launch have a page of their own."
      links={[
        { href: "/upcoming", label: "Show upcoming tools" },
        { href: "/guides", label: "Read the guides" },
      ]}
    />
  );
}
