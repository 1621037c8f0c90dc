/** A mail as its recipient sees it; `sender` is the site's name. */
export type Mail = { sender: string; subject: string; text: string; html: string };

export type Recipient = { name: string; email: string };

/** What a mail says: short paragraphs, at most one thing to do, and a line below it. */
export type MailContent = {
  subject: string;
  /** What the list of an inbox shows beside the subject. */
  preview: string;
  greeting: string;
  paragraphs: string[];
  action?: { label: string; url: string };
  note: string;
  /** Whether it is about a decision: such mails can be turned off, and it says where. */
  isDecision?: boolean;
};
