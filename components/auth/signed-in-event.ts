/** Sent on the window when somebody has signed in and stays on the page. */
export const signedInEvent = "site:signed-in";
