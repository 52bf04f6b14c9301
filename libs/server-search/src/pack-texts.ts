const SEPARATOR = '\n';

/** Stored form of the texts of a document; they contain no line feeds. */
export const packTexts = (texts: readonly string[]): string => texts.join(SEPARATOR);
export const unpackTexts = (text: string): string[] => (text ? text.split(SEPARATOR) : []);
