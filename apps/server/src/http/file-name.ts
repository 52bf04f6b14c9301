/** Names of files in most systems end at 255 bytes; some is left for numbers and for the folder's own ways. */
const MAX_BYTES = 180;
/** What some system or other does not take, halves of characters, and what turns the order of letters about. */
const REFUSED = /[\\/:*?"<>|\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/gu;
const DIRECTIONS = /[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;
/** Names of devices in Windows, with whatever ending. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;

/**
 * A name that every file system takes: odd characters are `_`, the length is bounded, the ending stays.
 *
 * @param stem the name without its ending, any text
 * @param type the ending without a dot
 */
export function fileName(stem: string, type: string): string {
  const clean = stem.normalize('NFC').replace(DIRECTIONS, '').replace(REFUSED, '_');
  let short = '';
  for (const letter of clean.trim().replace(/^\.+/, '')) {
    if (Buffer.byteLength(short + letter) > MAX_BYTES) break;
    short += letter;
  }
  const name = short.replace(/[\s.]+$/, '') || '_';
  return `${DEVICE.test(name) ? '_' : ''}${name}.${type}`;
}

/** `artist - title.mp3` */
export const songFileName = (song: { artist: string; title: string }, type: string): string =>
  fileName(`${song.artist} - ${song.title}`, type);

/** Gives names that are taken already a number: `a.mp3`, `a (2).mp3`. Case and spelling make no difference, as on many disks. */
export function distinctNames(): (name: string) => string {
  const taken = new Set<string>();
  const next = new Map<string, number>();
  const keyOf = (name: string): string => name.normalize('NFKC').toLowerCase();
  return (name) => {
    const dot = name.lastIndexOf('.');
    const stem = dot > 0 ? name.slice(0, dot) : name;
    const ending = dot > 0 ? name.slice(dot) : '';
    const key = keyOf(name);
    let number = next.get(key) ?? 1;
    let free = name;
    while (taken.has(keyOf(free))) free = `${stem} (${(number += 1)})${ending}`;
    next.set(key, number);
    taken.add(keyOf(free));
    return free;
  };
}
