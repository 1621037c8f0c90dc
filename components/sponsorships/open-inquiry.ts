/** Sent on the window to open the Contact Sales dialog; its detail is the plan that it is about, if any. */
export const inquiryEvent = "site:inquiry";

/** Fetches the dialog. Called when it is likely to be wanted, so that it opens at once. */
export const loadInquiryDialog = () => import("@/components/sponsorships/inquiry-dialog");

export function openInquiry(plan?: string): void {
  window.dispatchEvent(new CustomEvent<string | undefined>(inquiryEvent, { detail: plan }));
}
