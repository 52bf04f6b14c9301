/**
 * Leading numbers that are certainly not part of a name: `1-03 Title`, `03 - Title`, `03_Title`, `03 Title`. Names
 * such as `7-11` and `007` stay.
 */
const SURE = [
  /^[1-5]-\d{2}(?:\s*[-–—._]\s*|\s+)(?=\S)/u,
  /^0(?!07\b)\d{1,2}(?:\s*[-–—_]\s*|\s*[.．、](?:\s+|(?!\d))|\s+)(?=\S)/u,
];
/** `12 - Artist - Title` */
const BEFORE_TWO = /^\d{1,2}\s+[-–—]\s+(?=\S.*\s[-–—]\s)/u;
/** `12 - Title`: either a track number, or a number that is a title or an artist. */
const UNSURE = /^\d{1,2}\s+[-–—]\s+(?=\S)/u;
/** Number followed by punctuation; band names may begin with more digits. */
const MARKED = /^\s*(\d{1,2}|0\d{2})\s*[-–—.．、_]\s*(?=\S)/u;
const LEADING = /^\s*(\d{1,4})(?:\s*[-–—:：|]\s*|\s+)(?=\S)/u;

const without = (name: string, patterns: readonly RegExp[]): string => {
  const found = patterns.find((pattern) => pattern.test(name));
  return found ? name.replace(found, '') : name;
};

/** Strips a leading number that is certainly not part of the text. */
export const stripNumber = (line: string): string => without(line, SURE);

/** Strips a track number from a file name. */
export const stripTrackNumber = (name: string): string => without(name, [...SURE, BEFORE_TWO]);

/** Tests for a leading number that may be a track number rather than an artist. */
export const mayHaveTrackNumber = (name: string): boolean => UNSURE.test(name);

/** Strips leading numbers that count the lines without a gap. */
export function stripSequentialNumbers(lines: readonly string[]): readonly string[] {
  const numbers = lines.map((line) => Number(LEADING.exec(line)?.[1] ?? Number.NaN));
  const counted = lines.length > 1 && numbers.every((number, place) => number === (numbers[0] ?? 0) + place);
  return counted ? lines.map((line) => line.replace(LEADING, '')) : lines;
}

/** Strips track numbers from file names when every name has one. */
export function stripTrackNumbers(names: readonly string[]): readonly string[] {
  const counted = stripSequentialNumbers(names);
  if (counted !== names) return counted;
  const numbers = new Set(names.map((name) => MARKED.exec(name)?.[1]));
  const numbered = numbers.size > 1 && !numbers.has(undefined);
  return numbered ? names.map((name) => name.replace(MARKED, '')) : names;
}
