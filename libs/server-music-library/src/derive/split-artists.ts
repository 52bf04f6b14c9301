import { ARTIST_EXCEPTIONS } from './artist-exceptions.ts';
import { foldName } from './fold-name.ts';

/** ` / `, `; `, `、`, ` ＆ `, ` feat. `; names such as `AC/DC`, `Tyler, The Creator`, `Simon & Garfunkel` have none. */
const SEPARATOR = /\s+\/\s+|;\s+|\s*、\s*|\s+＆\s+|\s+(?:feat\.|ft\.|featuring)\s+/giu;
const GUESTS = /\s+(?:feat\.|ft\.|featuring)\s+/giu;
/** `(feat. Guest)` */
const GUESTS_IN_BRACKETS = /\s*[([（【]\s*((?:feat\.|ft\.|featuring)\s+[^()[\]（）【】]+?)\s*[)\]）】]/giu;

/**
 * Splits the artists of a single text at separators that names rarely contain, never at `,` or `&`.
 *
 * @param exceptions names that stay in one piece, beside `ARTIST_EXCEPTIONS`
 * @param known folded names (`foldName`) that are known to be one artist
 * @returns names in the order of the text; empty for an empty text
 */
export function splitArtists(
  text: string,
  exceptions: readonly string[] = [],
  known: ReadonlySet<string> = new Set(),
): string[] {
  const whole = text.trim();
  if (whole.search(SEPARATOR) === -1 && whole.search(GUESTS_IN_BRACKETS) === -1) return whole ? [whole] : [];
  const nameOf = listedNames(exceptions, known);
  const single = nameOf(whole);
  return single === undefined ? joinListed(partsOf(whole, SEPARATOR), nameOf) : [single];
}

/** Splits off guests only (`Artist feat. Guest`); other separators belong to the name. */
export const splitGuests = (text: string): string[] => joinListed(partsOf(text, GUESTS), () => undefined);

/** A text and where its parts are. */
interface Parts {
  text: string;
  ranges: { start: number; end: number }[];
}

function partsOf(text: string, separator: RegExp): Parts {
  const shown = text.trim().replace(GUESTS_IN_BRACKETS, ' $1');
  const signs = [...shown.matchAll(separator)];
  const ranges = [0, ...signs.map(({ 0: sign, index }) => index + sign.length)].map((start, at) => ({
    start,
    end: signs[at]?.index ?? shown.length,
  }));
  return { text: shown, ranges };
}

type NameOf = (part: string) => string | undefined;

/** Names of the parts, where the longest run of parts that is a listed name is one. */
function joinListed({ text, ranges }: Parts, nameOf: NameOf): string[] {
  const names: string[] = [];
  for (let first = 0; first < ranges.length; first += 1) {
    const { start = 0, end = 0 } = ranges[first] ?? {};
    let name = text.slice(start, end);
    for (let last = ranges.length - 1; last > first; last -= 1) {
      const listed = nameOf(text.slice(start, ranges[last]?.end));
      if (listed === undefined) continue;
      name = listed;
      first = last;
      break;
    }
    if (name.trim()) names.push(name.trim());
  }
  return names;
}

/** Folds a name so that `AC / DC` and `AC/DC` are the same. */
const compact = (name: string): string => foldName(name).replace(/\s*([/;、&])\s*/g, '$1');

/** Finds the name of a text that is one artist by the lists: as written, or in the spelling of an exception. */
function listedNames(exceptions: readonly string[], known: ReadonlySet<string>): NameOf {
  const spellings = new Map([...ARTIST_EXCEPTIONS, ...exceptions].map((name) => [compact(name), name]));
  return (part) => {
    const folded = foldName(part);
    if (known.has(folded)) return part;
    const spelling = spellings.get(compact(part));
    return spelling === undefined || foldName(spelling) === folded ? spelling && part : spelling;
  };
}
