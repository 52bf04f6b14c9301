const SEPARATOR = '\n';
/** First character of the lines of facts, with which no other text begins. */
const FACT = '\t';

/** Stored form of the texts of a document; they contain no line feeds. */
export const packTexts = (texts: readonly string[]): string => texts.join(SEPARATOR);
export const unpackTexts = (text: string): string[] => text.split(SEPARATOR).filter(Boolean);

/** Texts of a document beside its names. */
export interface OtherTexts {
  others: readonly string[];
  facts?: readonly string[];
}

/** Stored form of the texts beside the names. */
export const packOthers = ({ others, facts = [] }: OtherTexts): string =>
  packTexts([...others, ...facts.map((fact) => FACT + fact)]);

/** Reads what `packOthers` returned. */
export function unpackOthers(text: string): Required<OtherTexts> {
  const lines = unpackTexts(text);
  return {
    others: lines.filter((line) => !line.startsWith(FACT)),
    facts: lines.filter((line) => line.startsWith(FACT)).map((line) => line.slice(FACT.length)),
  };
}

/** Ends the further texts of a document whose terms are not complete yet; it adds no text. */
export const UNFINISHED = SEPARATOR;
