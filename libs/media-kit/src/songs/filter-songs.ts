import { type Track } from '@qingyin/contract';
import { type Dictionary, wordsIn } from '@qingyin/text';

type Row = Track | undefined;

const textsOf = ({ name, aliases, artists, album }: Track): string[] =>
  [name, ...aliases, ...artists.map((artist) => artist.name), album.name].filter(Boolean);

/**
 * Indices of the songs whose title, other names, artists or album hold all of the words, or all of them as one phrase.
 * With a dictionary, pinyin and the other script are words as well.
 */
export function filterSongs(rows: readonly Row[], words: string, dictionary?: Dictionary): readonly number[] {
  const matches = wordsIn(words, textsOf, dictionary);
  return rows.flatMap((track, index) => (track && matches(track) ? index : []));
}
