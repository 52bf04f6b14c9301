import { useLingui } from '@lingui/react/macro';
import { actionBar } from '@qingyin/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useDeferredValue, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { asItIs, keptOrders, orderOf } from './kept-orders.ts';
import type { OrderWish } from './order-wish.ts';
import { type RowOrder, type SongSource } from './song-grid-props.ts';
import { nextSort, type SongSort, type SortColumn } from './song-sort.ts';
import { useDictionary } from './use-dictionary.ts';
import { loadOrdering, useWholeList } from './use-whole-list.ts';

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

const nothing = () => undefined;

/** While no row has its song yet: nothing that is done with rows is about one. */
const noRows: RowOrder = [];

/**
 * Lets the listener see a list in another order. A list that comes in slices is fetched whole for that.
 *
 * @param list what the order is kept under: the list comes as it was left, without a song until it stands in that
 * order; null: nothing is kept
 * @param linked a link leads to a song: the list comes in its own order
 */
export function useSongOrder(source: SongSource, list: string | null, linked: boolean): SongOrder {
  const { t, i18n } = useLingui();
  const client = useQueryClient();
  const { data: kept } = useQuery(keptOrders.query());
  const [led] = useState(linked);
  // Another list of the same wishes (a guest gets a number) has the same ones, not only equal ones.
  const entry = list === null ? undefined : kept?.[list];
  const known = led || list === null || kept !== undefined;
  const left = useMemo(() => (known ? orderOf(led ? undefined : entry) : undefined), [known, led, entry]);
  // What is asked for here; nothing yet.
  const [asked, setAsked] = useState<OrderWish | null>(null);
  const wish = asked ?? left ?? asItIs;
  // Long lists take their time; the control that was pressed answers before.
  const calm = useDeferredValue(wish);
  const newest = useRef(wish);
  useLayoutEffect(() => {
    newest.current = wish;
  });
  const onLost = useCallback(() => {
    const lost = newest.current;
    setAsked(asItIs);
    actionBar.fail({ text: t`没有取到歌曲，请再试一次`, retry: () => setAsked(lost) });
  }, [t]);
  const words = calm.words.trim();
  const wanted = calm.sort !== null || words !== '';
  const whole = useWholeList(source, wanted, onLost);
  const { dictionary, coming } = useDictionary(words !== '');
  const order = useMemo(
    () => whole && whole.orderSongs(whole.rows, { sort: calm.sort, words }, i18n.locale, dictionary),
    [whole, calm.sort, words, i18n.locale, dictionary],
  );
  const unsure = coming && order?.length === 0;
  const busy = wish !== calm || (wanted && !order) || unsure;
  const held = !asked && (busy || !left);
  const shown = useMemo<SongSource>(() => {
    if (held) return { ...source, rowAt: () => undefined };
    if (!order) return source;
    return {
      count: order.length,
      rowAt: (row) => {
        const index = order[row];
        return index === undefined ? undefined : source.rowAt(index);
      },
    };
  }, [held, order, source]);
  const see = (next: OrderWish) => {
    setAsked(next);
    // What cannot be kept holds until the page is left.
    if (list !== null)
      loadOrdering()
        .then(({ keepOrder }) => keepOrder(client, list, next))
        .catch(nothing);
  };
  return {
    shown,
    order: held ? noRows : order,
    sort: wish.sort,
    sortBy: (column) => see({ ...wish, sort: column && nextSort(wish.sort, column) }),
    words: wish.words,
    filterBy: (next) => see({ ...wish, words: next }),
    hits: words !== '' && order && !unsure ? order.length : null,
    busy,
  };
}
