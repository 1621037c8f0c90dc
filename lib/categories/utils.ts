import { slugify } from "@/lib/platform/plain-text/utils";

/**
 * The specification's lists of categories. Each is a view of the one taxonomy in the database: labels in their own
 * order, each standing for the slugs of one or more canonical categories.
 */
export type CategoryLabel = { label: string; slug: string; stands: string[] };

const view = (labels: Record<string, string[]>): CategoryLabel[] =>
  Object.entries(labels).map(([label, stands]) => ({ label, slug: slugify(label), stands }));

/** What stands for no filter at all. */
export const allTools = "All Tools";

/** The home page's filter and combobox; 22 labels, with {@link allTools} in front of them. */
export const homeCategories = view({
  "AI Chatbots and Assistants": ["ai-chatbots-and-assistants"],
  "Image Generation": ["ai-for-image-generation", "ai-for-art"],
  "Video Generation": ["ai-for-video-generation", "ai-for-animation"],
  "Video Editing": ["ai-for-video-editing"],
  "Content Creation": ["ai-for-content-creation", "ai-for-writing"],
  "Coding and Development": [
    "ai-for-coding-and-development",
    "ai-for-development",
    "ai-development",
    "ai-for-documentation",
  ],
  Productivity: ["ai-for-productivity", "ai-for-automation", "ai-for-presentations"],
  "Text Enhancement": ["ai-for-text-enhancement"],
  Translation: ["ai-for-translation"],
  "Social Media": ["ai-for-social-media"],
  SEO: ["ai-for-seo"],
  Marketing: ["ai-for-marketing"],
  Fun: ["ai-for-fun"],
  "Self-Improvement": ["ai-for-self-improvement"],
  Research: ["ai-search-engines-and-research-tools", "ai-for-research", "ai-research-and-development"],
  Speech: [
    "ai-for-speech",
    "ai-for-voice-generation",
    "ai-for-audio-creation",
    "ai-for-audio-enhancement",
    "ai-for-music-generation",
  ],
  Gaming: ["ai-for-gaming"],
  Inspiration: ["ai-for-inspiration"],
  "Image Improvement": ["ai-for-image-improvement"],
  Education: ["ai-for-education"],
  Business: ["ai-for-business", "ai-for-hr-and-recruitment", "ai-for-e-commerce"],
  Design: ["ai-for-design"],
});

/** The eight tiles of /categories; the id is what /category/{id} takes. */
export const categoryTiles = [
  { id: "chatbots", label: "Chatbots", icon: "MessagesSquare", stands: ["ai-chatbots-and-assistants"] },
  { id: "image", label: "Image", icon: "Image", stands: ["ai-for-image-generation"] },
  {
    id: "code",
    label: "Code",
    icon: "Code",
    stands: ["ai-for-coding-and-development", "ai-for-development"],
  },
  {
    id: "video",
    label: "Video",
    icon: "Clapperboard",
    stands: ["ai-for-video-generation", "ai-for-video-editing"],
  },
  {
    id: "audio",
    label: "Audio",
    icon: "AudioLines",
    stands: ["ai-for-audio-enhancement", "ai-for-music-generation", "ai-for-voice-generation"],
  },
  { id: "research", label: "Research", icon: "Microscope", stands: ["ai-search-engines-and-research-tools"] },
  { id: "productivity", label: "Productivity", icon: "ListChecks", stands: ["ai-for-productivity"] },
  { id: "automation", label: "Automation", icon: "Workflow", stands: ["ai-for-automation"] },
] as const;

/**
 * What the `category` of a list of tools must be to stand for exactly these categories: their slugs. A label would not
 * do, because a tile and a home filter of the same name are different sets.
 */
export function categoryFilter(members: readonly { slug: string }[]): string {
  return members.map(({ slug }) => slug).join(",");
}
