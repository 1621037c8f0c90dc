import { MessagesSquare } from "lucide-react";
import { EmptyShell } from "@/components/static/empty-shell";
import { pageMetadata } from "@/lib/seo/metadata";

const title = "Discussions";
const description = "Conversations about AI tools and how people work with them.";

export const generateMetadata = () =>
  pageMetadata({ title, description, path: "/discussions", noindex: true });

/** Conversations; there are none yet. */
export default function DiscussionsPage() {
  return (
    <EmptyShell
      title={title}
      description={description}
      icon={<MessagesSquare />}
      emptyTitle="No discussions yet"
      emptyText="Conversations will be listed here once they open. Until then, a tool's reviews are the place to say what you found."
      links={[
        { href: "/trending", label: "Show trending tools" },
        { href: "/guides", label: "Read the guides" },
      ]}
    />
  );
}
