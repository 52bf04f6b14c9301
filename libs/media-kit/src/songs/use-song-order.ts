import { useLingui } from '@lingui/react/macro';
import { message } from '@qingyin/ui';
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import type { OrderWish } from './order-songs.ts';
import { type RowOrder, type SongSource } from './song-grid-props.ts';
import { nextSort, type SongSort, type SortColumn } from './song-sort.ts';
import { useDictionary } from './use-dictionary.ts';
import { useWholeList } from './use-whole-list.ts';

export interface SongOrder {
  /** the songs as they are shown */
  shown: SongSource;
  order: RowOrder;
  sort: SongSort | null;
  /** ascending, descending, the list's own order; null: its own order at once */
  sortBy: (column: SortColumn | null) => void;
  words: string;
  /** leaves only songs that hold these words */
  filterBy: (words: string) => void;
  /** songs left by the filter; null while none is at work, or while pinyin is not understood yet and nothing was found */
  hits: number | null;
  /** what is asked for is not shown yet */
  busy: boolean;
}

const asItIs: OrderWish = { sort: null, words: '' };

/** Lets the listener see a list in another order. A list that comes in slices is fetched whole for that. */
export function useSongOrder(source: SongSource): SongOrder {
  const { t, i18n } = useLingui();
  const [wish, setWish] = useState(asItIs);
  // Long lists take their time; the control that was pressed answers before.
  const calm = useDeferredValue(wish);
  const onLost = useCallback(() => {
    setWish(asItIs);
    message.error(t`没有取到歌曲，请再试一次`);
  }, [t]);
  const words = calm.words.trim();
  const wanted = calm.sort !== null || words !== '';
  const list = useWholeList(source, wanted, onLost);
  const { dictionary, coming } = useDictionary(words !== '');
  const order = useMemo(
    () => list && list.orderSongs(list.rows, { sort: calm.sort, words }, i18n.locale, dictionary),
    [list, calm.sort, words, i18n.locale, dictionary],
  );
  const shown = useMemo<SongSource>(
    () =>
      order
        ? {
            count: order.length,
            rowAt: (row) => {
              const index = order[row];
              return index === undefined ? undefined : source.rowAt(index);
            },
          }
        : source,
    [order, source],
  );
  const sortBy = useCallback(
    (column: SortColumn | null) => setWish((now) => ({ ...now, sort: column && nextSort(now.sort, column) })),
    [],
  );
  const filterBy = useCallback((next: string) => setWish((now) => ({ ...now, words: next })), []);
  const unsure = coming && order?.length === 0;
  return {
    shown,
    order,
    sort: wish.sort,
    sortBy,
    words: wish.words,
    filterBy,
    hits: words !== '' && order && !unsure ? order.length : null,
    busy: wish !== calm || (wanted && !order) || unsure,
  };
}
