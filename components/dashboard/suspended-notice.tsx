import { Contact } from "@/components/static/contact";

/** Tells somebody whose account is suspended what it can no longer do, and whom to write to. */
export function SuspendedNotice({ contactEmail }: { contactEmail: string }) {
  return (
    <p className="border-warning rounded-md border px-4 py-3 text-sm [&_a]:underline">
      <strong>Your account is suspended.</strong> You can sign in and read, but not vote, save tools, write
      reviews or send anything in. If that is a mistake, please write to <Contact email={contactEmail} />.
    </p>
  );
}
