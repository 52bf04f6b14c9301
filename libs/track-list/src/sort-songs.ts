/** @file Loaded with the first sorting, since creating `Intl` objects is expensive. */
import { type Track } from '@qingyin/contract';
import { isListenerColumn, type ListenerColumn, type SongSort, type SortColumn } from './song-sort.ts';

type Row = Track | undefined;

const textOf: Record<Exclude<SortColumn, 'duration' | ListenerColumn>, (track: Track) => string> = {
  title: ({ name }) => name,
  artists: ({ artists }) => artists.map(({ name }) => name).join(' / '),
  album: ({ album }) => album.name,
};

const READABLE = /[\p{L}\p{N}]/u;

const collators = new Map<string, Intl.Collator>();

/** Cached: creating a collator costs more than a thousand of its comparisons. */
function collatorOf(locale: string): Intl.Collator {
  const known = collators.get(locale) ?? new Intl.Collator(locale, { numeric: true });
  collators.set(locale, known);
  return known;
}

/**
 * Sorts indices of `rows` by a column. Stable in both directions; rows without a value (no album, no duration, a
 * song not fetched) are last in both.
 *
 * @param listenerValue value of a song by its id, for columns of what the user made of it; 0: none
 */
export function sortSongs(
  rows: readonly Row[],
  indices: readonly number[],
  { column, descending }: SongSort,
  locale: string,
  listenerValue: (id: number) => number = () => 0,
): number[] {
  const sign = descending ? -1 : 1;
  const sorted = (known: number[], compare: (a: number, b: number) => number): number[] => {
    const there = new Set(known);
    return [...known.sort((a, b) => sign * compare(a, b)), ...indices.filter((index) => !there.has(index))];
  };
  if (column === 'duration' || isListenerColumn(column)) {
    const numberOf = ({ id, durationMs }: Track) => (column === 'duration' ? durationMs : listenerValue(id));
    const numbers = rows.map((track) => (track ? numberOf(track) : 0));
    return sorted(
      indices.filter((index) => (numbers[index] ?? 0) > 0),
      (a, b) => (numbers[a] ?? 0) - (numbers[b] ?? 0),
    );
  }
  const texts = rows.map((track) => (track ? textOf[column](track) : ''));
  const { compare } = collatorOf(locale);
  return sorted(
    indices.filter((index) => READABLE.test(texts[index] ?? '')),
    (a, b) => compare(texts[a] ?? '', texts[b] ?? ''),
  );
}
