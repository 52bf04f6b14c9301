import { type Track } from '@qingyin/contract';
import { type Dictionary, createQueryFilter } from '@qingyin/text';

type Row = Track | undefined;

const textsOf = ({ name, aliases, artists, album }: Track): string[] =>
  [name, ...aliases, ...artists.map((artist) => artist.name), album.name].filter(Boolean);

/**
 * Indices of the songs whose title, aliases, artists or album contain all words of the query, or the query as a
 * phrase. With a dictionary, pinyin and the other Chinese script match too.
 */
export function filterSongs(rows: readonly Row[], query: string, dictionary?: Dictionary): readonly number[] {
  const matches = createQueryFilter(query, textsOf, dictionary);
  return rows.flatMap((track, index) => (track && matches(track) ? index : []));
}
