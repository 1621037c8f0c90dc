/** Sent on the window to open the Contact Sales dialog; its detail is the plan that it is about, if any. */
export const salesEvent = "site:sales";

/** Fetches the dialog. Called when it is likely to be wanted, so that it opens at once. */
export const loadSales = () => import("@/components/advertise/sales-dialog");

/** Opens the Contact Sales dialog. */
export function openSales(plan?: string): void {
  window.dispatchEvent(new CustomEvent<string | undefined>(salesEvent, { detail: plan }));
}
