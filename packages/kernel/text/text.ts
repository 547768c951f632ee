/** The languages a player may read; the printed cards are Chinese. */
export const LANGUAGES = ['zh', 'en'] as const;
/** A language a player may read. */
export type Language = (typeof LANGUAGES)[number];

/** One saying in every language. */
export type Text = Readonly<Record<Language, string>>;
