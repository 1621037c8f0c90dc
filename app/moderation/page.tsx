import { redirect } from "next/navigation";

/** The first of the two screens. */
export default function ModerationPage() {
  redirect("/moderation/reviews");
}
