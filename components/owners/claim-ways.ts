import { type ClaimMethod, metaName, proofPath, recordName } from "@/lib/owners/schema";

/** The ways to show that a website is one's own, as people read them. */
export const claimWays: Record<
  ClaimMethod,
  { label: string; text: string; step: string; whereLabel: string }
> = {
  dns: {
    label: "DNS record",
    text: `A TXT record named ${recordName} at your domain. It needs no change of the website itself.`,
    step: "Add a TXT record with this name and value where your domain's DNS is kept.",
    whereLabel: "Name",
  },
  file: {
    label: "File",
    text: `A text file at ${proofPath} of the website.`,
    step: "Put a text file with this line at this address. It may hold other lines, for other people.",
    whereLabel: "Address",
  },
  meta: {
    label: "Meta tag",
    text: `A tag named ${metaName} in the head of the website's page.`,
    step: "Put this tag into the head of this page, as the server sends it.",
    whereLabel: "Page",
  },
};

/** What has to be copied there. */
export const proofText = (method: ClaimMethod, token: string): string =>
  method === "meta" ? `<meta name="${metaName}" content="${token}">` : token;
