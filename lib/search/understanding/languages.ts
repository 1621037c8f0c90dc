export const languages = ["en", "de", "es", "fr"] as const;
export type Language = (typeof languages)[number];
export type Foreign = Exclude<Language, "en">;
export const foreignLanguages = ["de", "es", "fr"] as const;
export type Phrases = Record<Language, string[]>;
