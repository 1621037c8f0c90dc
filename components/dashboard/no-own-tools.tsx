import { Bell, Bookmark, ChevronUp } from "lucide-react";
import { EmptyState } from "@/components/layout/empty-state";
import { LinkButton } from "@/components/ui/button";

const texts = {
  saved: {
    icon: <Bookmark />,
    title: "No saved tools yet",
    description: "Press the bookmark on a tool to keep it here for later.",
  },
  upvoted: {
    icon: <ChevronUp />,
    title: "No upvoted tools yet",
    description:
      "Upvote the tools that you like. They are collected here, and your vote helps others find them.",
  },
  launches: {
    icon: <Bell />,
    title: "No launches to wait for",
    description:
      "Press Get Notified on a tool that is still to come. It stands here until it launches, and an email tells you that day.",
  },
};

export function NoOwnTools({ list }: { list: keyof typeof texts }) {
  return (
    <EmptyState
      {...texts[list]}
      action={
        list === "launches" ? (
          <LinkButton href="/upcoming" variant="default">
            See upcoming tools
          </LinkButton>
        ) : (
          <>
            <LinkButton href="/" variant="default">
              Browse tools
            </LinkButton>
            <LinkButton href="/trending">See what is trending</LinkButton>
          </>
        )
      }
    />
  );
}
