import { redirect } from "next/navigation";

/** The first of the screens. */
export default function ModerationPage() {
  redirect("/moderation/reviews");
}
