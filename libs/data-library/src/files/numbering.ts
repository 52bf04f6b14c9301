/**
 * Numbers that are surely none of a name: `1-03 Title`, `03 - Title`, `03_Title`, `03 Title`. Some names are numbers:
 * `7-11`, `007`.
 */
const SURE = [
  /^[1-5]-\d{2}(?:\s*[-–—._]\s*|\s+)(?=\S)/u,
  /^0(?!07\b)\d{1,2}(?:\s*[-–—_]\s*|\s*[.．、](?:\s+|(?!\d))|\s+)(?=\S)/u,
];
/** `12 - Artist - Title` */
const BEFORE_TWO = /^\d{1,2}\s+[-–—]\s+(?=\S.*\s[-–—]\s)/u;
/** `12 - Title`: may be the number of a file, and a title or an artist as well. */
const UNSURE = /^\d{1,2}\s+[-–—]\s+(?=\S)/u;
/** A number with a mark behind it; bands may be named by more digits. */
const MARKED = /^\s*(\d{1,2}|0\d{2})\s*[-–—.．、_]\s*(?=\S)/u;
const LEADING = /^\s*(\d{1,4})(?:\s*[-–—:：|]\s*|\s+)(?=\S)/u;

const without = (name: string, patterns: readonly RegExp[]): string => {
  const found = patterns.find((pattern) => pattern.test(name));
  return found ? name.replace(found, '') : name;
};

/** A line without a number that is none of its words. */
export const withoutNumber = (line: string): string => without(line, SURE);

/** A file's name without the number of its track. */
export const withoutTrackNumber = (name: string): string => without(name, [...SURE, BEFORE_TWO]);

/** Whether a name begins with a number that may be that of its track, and is no artist. */
export const mayBeNumbered = (name: string): boolean => UNSURE.test(name);

/** Lines without numbers that count them, one after the other. */
export function withoutCount(lines: readonly string[]): readonly string[] {
  const numbers = lines.map((line) => Number(LEADING.exec(line)?.[1] ?? Number.NaN));
  const counted = lines.length > 1 && numbers.every((number, place) => number === (numbers[0] ?? 0) + place);
  return counted ? lines.map((line) => line.replace(LEADING, '')) : lines;
}

/** Names of files without the numbers of their tracks, where all of them have one. */
export function withoutTrackNumbers(names: readonly string[]): readonly string[] {
  const counted = withoutCount(names);
  if (counted !== names) return counted;
  const numbers = new Set(names.map((name) => MARKED.exec(name)?.[1]));
  const numbered = numbers.size > 1 && !numbers.has(undefined);
  return numbered ? names.map((name) => name.replace(MARKED, '')) : names;
}
