const SEPARATOR = '\n';

/** Stored form of the texts of a document; they contain no line feeds. */
export const packTexts = (texts: readonly string[]): string => texts.join(SEPARATOR);
export const unpackTexts = (text: string): string[] => text.split(SEPARATOR).filter(Boolean);

/** Ends the further texts of a document whose terms are not complete yet; it adds no text. */
export const UNFINISHED = SEPARATOR;
