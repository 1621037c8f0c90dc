/** What an owner can do for their tool, by what follows its address in the dashboard. */
export const ownerScreens = [
  { label: "Statistics", path: "" },
  { label: "Propose a change", path: "/proposal" },
  { label: "Confirm facts", path: "/facts" },
];
