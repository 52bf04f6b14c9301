import { singleLineText } from '@qingyin/server-files';
import { foldName } from './fold-name.ts';

/** What the name of a sound file says. */
export interface NameFacts {
  /** never empty */
  title: string;
  /** '' = the name has not the form `Artist - Title` */
  artist: string;
  /** 0 = not stated */
  trackNo: number;
  /** 0 = not stated */
  discNo: number;
}

const EXTENSION = /\.[A-Za-z0-9]{1,5}$/;
/** `1-02 Title`, `1-02. Title` */
const DISC_AND_TRACK = /^([1-9]|1\d|20)-(\d{2})(?:\s*[-–—._、．]\s*|\s+)(?=\S)/u;
/** `01 Title`, `01_Title`, `01 - Title`, `01.Title`; `007` is a name. */
const ZERO_TRACK = /^(0(?!07\b)\d{1,2})(?:\s*[-–—_]\s*|\s*[.．、](?:\s+|(?!\d))|\s+)(?=\S)/u;
/** `12 - Title`, `12. Title`, `12、Title`, `[12] Title`; not `99 Luftballons`, `7-11` and `4.33` */
const TRACK = /^(?:(\d{1,3})(?:\s+[-–—]\s+|\s*[.．]\s+|\s*、\s*|_+)|[[(](\d{1,3})[\])]\s*)(?=\S)/u;
/** `12 Title`, a track number only where all files of the folder have one */
const BARE_TRACK = /^(\d{1,3})\s+(?=\S)/u;
/** `Track 03`, `03` */
const TRACK_ONLY = /^(?:(?:audio\s*)?track\s*|音轨\s*|曲目\s*|0)(\d{1,3})$/iu;
const PARTS = /^(\S.*?)\s+[-–—]\s+(\S.*)$/u;
/** Chinese names are often joined without spaces: `周杰伦-晴天` */
const HAN_PARTS = /^(\p{Script=Han}+)[-–—－](\p{Script=Han}[^-–—－]*)$/u;

/** The name without extension, with spaces in place of the underscores of names without any. */
function stemOf(name: string): string {
  const stem = name.replace(EXTENSION, '');
  return singleLineText(stem.includes(' ') ? stem : stem.replace(/(?<=\p{L})_+|_+(?=\p{L})/gu, ' '));
}

function numberIn(stem: string, bare: boolean): Pick<NameFacts, 'trackNo' | 'discNo'> & { rest: string } {
  const both = DISC_AND_TRACK.exec(stem);
  if (both) return { discNo: Number(both[1]), trackNo: Number(both[2]), rest: stem.slice(both[0].length) };
  const track = ZERO_TRACK.exec(stem) ?? TRACK.exec(stem) ?? (bare ? BARE_TRACK.exec(stem) : null);
  const only = TRACK_ONLY.exec(stem);
  if (only) return { discNo: 0, trackNo: Number(only[1]), rest: stem };
  if (!track) return { discNo: 0, trackNo: 0, rest: stem };
  return { discNo: 0, trackNo: Number(track[1] ?? track[2]), rest: stem.slice(track[0].length) };
}

/**
 * Whether `12 Title` means track 12 in a folder: each of its files, two at least, begins with another number.
 *
 * @param names file names of the folder
 */
export function areNumbered(names: readonly string[]): boolean {
  const numbers = names.map((name) => numberIn(stemOf(name), true).trackNo);
  return names.length > 1 && !numbers.includes(0) && new Set(numbers).size === names.length;
}

/**
 * Reads artist, title and numbers from the name of a sound file.
 *
 * @param artist the artist if the tags name one: a part of the name that repeats it is no part of the title
 * @param numbered result of `areNumbered` for the folder
 */
export function readFileName(name: string, artist = '', numbered = false): NameFacts {
  const stem = stemOf(name);
  const { rest, ...numbers } = numberIn(stem, numbered);
  const shown = singleLineText(rest) || stem || name;
  const [, first = '', second = ''] = PARTS.exec(shown) ?? HAN_PARTS.exec(shown) ?? [];
  if (!first) return { title: shown, artist: '', ...numbers };
  if (!artist) return { title: second, artist: first, ...numbers };
  const [before, after, tagged] = [first, second, artist].map(foldName);
  const title = before === tagged ? second : after === tagged ? first : shown;
  return { title, artist: '', ...numbers };
}
