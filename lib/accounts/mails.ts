import type { MailContent, MailSite } from "@/lib/platform/email/schema";

/** The mails to an account, each made of the link that it holds. */
export const accountMails = {
  /** A link to choose a new password. */
  passwordReset: (link, site) => ({
    subject: "Choose a new password",
    preview: `The link to choose a new password for ${site.name} is good for one hour.`,
    paragraphs: [
      `You asked to choose a new password for your account at ${site.name}. The link works once and for one hour.`,
    ],
    action: { label: "Choose a new password", url: link },
    note: "If you did not ask for this, you need not do anything: your password stays as it is.",
  }),
  /** An account was made for somebody, who chooses its password. */
  invitation: (link, site) => ({
    subject: `You are invited to ${site.name}`,
    preview: `Choose a password for your account at ${site.name}.`,
    paragraphs: [
      `An administrator of ${site.name} made an account for you. Choose a password to use it. The link works once and for seven days.`,
    ],
    action: { label: "Choose a password", url: link },
    note: "If you don't want an account, you need not do anything.",
  }),
  /** The password is another one now. */
  passwordChanged: (link, site) => ({
    subject: "Your password was changed",
    preview: `The password of your account at ${site.name} is a new one.`,
    paragraphs: [
      `The password of your account at ${site.name} was changed just now, and every other device was signed out.`,
      "If that was you, there is nothing to do. If it was not, choose a new password at once.",
    ],
    action: { label: "Choose a new password", url: link },
    note: "You get this mail whenever the password of your account changes.",
  }),
  /**
   * A link to show that an address is one's own. It may be a stranger's, so it says nothing that whoever gave it wrote: no
   * name either.
   */
  verification: (link, site) => ({
    subject: "Verify your email address",
    preview: `Confirm that this address belongs to your account at ${site.name}.`,
    paragraphs: [
      `Please confirm that this address belongs to your account at ${site.name}. The link is good for 24 hours.`,
    ],
    action: { label: "Verify email address", url: link },
    note: `If you did not make an account at ${site.name}, you can ignore this mail.`,
  }),
  /** A link to confirm the address that an account is to have; that may be a stranger's as well. */
  emailChange: (link, site) => ({
    subject: "Confirm your new email address",
    preview: `Your account at ${site.name} gets this address once you confirm it.`,
    paragraphs: [
      `This is to become the address of your account at ${site.name}. It does once you confirm it; the link is good for 24 hours.`,
    ],
    action: { label: "Confirm new address", url: link },
    note: "If you did not ask for this, you can ignore this mail: nothing changes.",
  }),
  /** To the address that somebody asked for and that is an account's already. Who asked is not told that it is. */
  emailTaken: (link, site) => ({
    subject: "You have an account with this email address",
    preview: `Somebody asked for your address for another account at ${site.name}.`,
    paragraphs: [
      `Somebody asked to use this address for another account at ${site.name}. It stays with yours: an address belongs to one account.`,
      "If that was you, sign in with this address, or give this account another one first.",
    ],
    action: { label: "Sign in", url: link },
    note: "If you did not ask for this, you need not do anything: nothing changes.",
  }),
  /** To the address that an account has had: somebody asked for another one. */
  emailChangeNotice: (link, site) => ({
    subject: "Your email address is about to change",
    preview: `Somebody asked for another address for your account at ${site.name}.`,
    paragraphs: [
      `Somebody who is signed in to your account at ${site.name} asked for another email address. It changes once the new address is confirmed.`,
      "If that was you, there is nothing to do. If it was not, choose a new password: it ends every session and the change with it.",
    ],
    action: { label: "Choose a new password", url: link },
    note: "This mail goes to the address that your account has had so far.",
  }),
} satisfies Record<string, (link: string, site: MailSite) => MailContent>;
