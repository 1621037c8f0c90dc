/** What facts and their values are called, for pages that do not load the schema. */

/**
 * The filters that ask for one fact: what a filter is called, and what a tool must have in the terms of the index
 * (`search.facts_of`). Queries, counts, forms and chips are made from it.
 */
export const factSwitches = {
  freePlan: { label: "Has a free plan", term: "free-plan" },
  openSource: { label: "Open source", term: "open-source" },
  hasApi: { label: "Has an API", term: "platform:api" },
} as const;
export type FactSwitch = keyof typeof factSwitches;
export const switchNames = Object.keys(factSwitches) as FactSwitch[];

/** Something for each of them, by its name. */
export const perSwitch = <T>(make: (name: FactSwitch) => T) =>
  Object.fromEntries(switchNames.map((name) => [name, make(name)])) as Record<FactSwitch, T>;

export const platforms = {
  web: "Web",
  windows: "Windows",
  macos: "macOS",
  linux: "Linux",
  ios: "iOS",
  android: "Android",
  "browser-extension": "Browser extension",
  api: "API",
  cli: "Command line",
  "self-hosted": "Self-hosted",
} as const;
export type Platform = keyof typeof platforms;

export const integrations = {
  slack: "Slack",
  "microsoft-teams": "Microsoft Teams",
  zoom: "Zoom",
  "google-meet": "Google Meet",
  "google-workspace": "Google Workspace",
  gmail: "Gmail",
  "google-calendar": "Google Calendar",
  "google-drive": "Google Drive",
  "microsoft-365": "Microsoft 365",
  outlook: "Outlook",
  notion: "Notion",
  zapier: "Zapier",
  make: "Make",
  n8n: "n8n",
  salesforce: "Salesforce",
  hubspot: "HubSpot",
  jira: "Jira",
  confluence: "Confluence",
  asana: "Asana",
  trello: "Trello",
  clickup: "ClickUp",
  linear: "Linear",
  github: "GitHub",
  gitlab: "GitLab",
  "vs-code": "VS Code",
  jetbrains: "JetBrains IDEs",
  figma: "Figma",
  "adobe-creative-cloud": "Adobe Creative Cloud",
  canva: "Canva",
  wordpress: "WordPress",
  shopify: "Shopify",
  webflow: "Webflow",
  discord: "Discord",
  whatsapp: "WhatsApp",
  telegram: "Telegram",
  youtube: "YouTube",
  instagram: "Instagram",
  tiktok: "TikTok",
  linkedin: "LinkedIn",
  x: "X (Twitter)",
  spotify: "Spotify",
  dropbox: "Dropbox",
  airtable: "Airtable",
  zendesk: "Zendesk",
  zotero: "Zotero",
  obsidian: "Obsidian",
  unity: "Unity",
  "unreal-engine": "Unreal Engine",
  blender: "Blender",
  mcp: "MCP",
} as const;
export type Integration = keyof typeof integrations;

export const media = {
  text: "Text",
  image: "Images",
  audio: "Audio",
  video: "Video",
  code: "Code",
  "3d": "3D",
  data: "Data",
} as const;
