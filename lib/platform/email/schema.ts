/** A mail as its recipient sees it; `sender` is the site's name. */
export type Mail = { sender: string; subject: string; text: string; html: string };

/**
 * Who gets a mail. Greeted by their name is whose address was shown to be theirs: else whoever gave the address may have
 * written the name for its owner to read.
 */
export type Recipient = { name: string; email: string; emailVerifiedAt: Date | null };

/** What a mail is signed with. */
export type MailSite = { name: string; url: string };

/** What a mail says: short paragraphs, at most one thing to do, and a line below it. */
export type MailContent = {
  subject: string;
  /** What the list of an inbox shows beside the subject. */
  preview: string;
  paragraphs: string[];
  action?: { label: string; url: string };
  note: string;
};
