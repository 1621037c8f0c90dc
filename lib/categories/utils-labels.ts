/**
 * The lists of categories that forms offer, in their own words and order. Each label resolves to one canonical category.
 */

/** The admin's tool form: these first, then all canonical ones. */
export const adminCategories = [
  "Image Generation",
  "Text Generation",
  "Code Generation",
  "Audio Generation",
  "Video Generation",
  "Data Analysis",
  "Chatbots",
  "Marketing",
  "Productivity",
  "Other",
] as const;

export const addProductCategories = [
  "Chatbot",
  "Image Generation",
  "Code Assistant",
  "Writing",
  "Audio",
  "Video",
] as const;

/** The dashboard's form; the values are what is documented, the labels what people read. */
export const submitCategories = [
  { value: "chatbots", label: "Chatbots" },
  { value: "image-generation", label: "Image generation" },
  { value: "video-editing", label: "Video editing" },
  { value: "writing", label: "Writing" },
  { value: "development", label: "Development" },
  { value: "productivity", label: "Productivity" },
] as const;
