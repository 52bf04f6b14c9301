/** @file Sorting and filtering of lists, loaded on first use. */
import { type Track } from '@qingyin/contract';
import { type Dictionary } from '@qingyin/text';
import { filterSongs } from './filter-songs.ts';
import type { RequestedOrder } from './requested-order.ts';
import { sortSongs } from './sort-songs.ts';
export { persistOrder } from './persist-order.ts';

/** Indices of `rows` to show, in their order. */
export function orderSongs(
  rows: readonly (Track | undefined)[],
  { sort, words }: RequestedOrder,
  locale: string,
  dictionary?: Dictionary,
  listenerValue?: (id: number) => number,
): readonly number[] {
  const indices = words ? filterSongs(rows, words, dictionary) : rows.map((_, index) => index);
  return sort ? sortSongs(rows, indices, sort, locale, listenerValue) : indices;
}
