import { useDictionary } from '@qingyin/list-layout';
import { useLingui } from '@lingui/react/macro';
import { actionBar } from '@qingyin/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useDeferredValue, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { defaultOrder, persistedOrders, parseOrder } from './persisted-orders.ts';
import type { RequestedOrder } from './requested-order.ts';
import { type RowOrder, type SongSource } from './song-grid-props.ts';
import { isListenerColumn, nextSort, type SongSort, type SortColumn } from './song-sort.ts';
import { type ListenerTable } from './listener-table.ts';
import { loadOrdering, useWholeList } from './use-whole-list.ts';

/** Sort order and filter of a song list, with the songs in display order. */
export interface SongOrder {
  /** the songs in display order */
  orderedSource: SongSource;
  order: RowOrder;
  sort: SongSort | null;
  /** cycles ascending, descending and the list's own order; null restores the own order at once */
  sortBy: (column: SortColumn | null) => void;
  query: string;
  /** sets the filter query */
  setQuery: (query: string) => void;
  /** number of matches; null while no filter is active, or while the pinyin dictionary loads and nothing matches yet */
  matchCount: number | null;
  /** the requested order is not shown yet */
  busy: boolean;
}

const nothing = () => undefined;

/** Order while no row has its song yet, so that no action can refer to one. */
const noRows: RowOrder = [];

/**
 * Sort order and filter of a song list. A sliced list is fetched completely for that.
 *
 * @param list storage key of the order, which is restored before songs are shown; null: not stored
 * @param linked the address links to a song: the list starts in its own order
 * @param listener the user's ratings and plays, for orders by them; null until they are loaded
 */
export function useSongOrder(
  source: SongSource,
  list: string | null,
  linked: boolean,
  listener: ListenerTable | null,
): SongOrder {
  const { t, i18n } = useLingui();
  const client = useQueryClient();
  const { data: kept } = useQuery(persistedOrders.query());
  const [led] = useState(linked);
  // Depends on the entry rather than the storage key: when a guest gets a user id and neither key has an entry,
  // the object stays the same.
  const entry = list === null ? undefined : kept?.[list];
  const known = led || list === null || kept !== undefined;
  const left = useMemo(() => (known ? parseOrder(led ? undefined : entry) : undefined), [known, led, entry]);
  // Order requested on this page; null before the first change.
  const [asked, setAsked] = useState<RequestedOrder | null>(null);
  const requested = asked ?? left ?? defaultOrder;
  // Deferred, since sorting a long list takes time; the pressed control updates first.
  const calm = useDeferredValue(requested);
  const newest = useRef(requested);
  useLayoutEffect(() => {
    newest.current = requested;
  });
  const onLost = useCallback(() => {
    const lost = newest.current;
    setAsked(defaultOrder);
    actionBar.fail({ text: t`没有取到歌曲，请再试一次`, retry: () => setAsked(lost) });
  }, [t]);
  const query = calm.words.trim();
  const wanted = calm.sort !== null || query !== '';
  const whole = useWholeList(source, wanted, onLost);
  const { dictionary, coming } = useDictionary(query !== '');
  const column = calm.sort?.column;
  const values = listener && listener.sort === column ? listener.valueOf : null;
  const pending = isListenerColumn(column) && !values;
  const order = useMemo(
    () =>
      pending
        ? null
        : whole &&
          whole.orderSongs(
            whole.rows,
            { sort: calm.sort, words: query },
            i18n.locale,
            dictionary,
            values ?? undefined,
          ),
    [whole, pending, calm.sort, query, i18n.locale, dictionary, values],
  );
  const unsure = coming && order?.length === 0;
  const busy = requested !== calm || (wanted && !order) || unsure;
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
  const see = (next: RequestedOrder) => {
    setAsked(next);
    // If storing fails, the order lasts until the page is left.
    if (list !== null)
      loadOrdering()
        .then(({ persistOrder }) => persistOrder(client, list, next))
        .catch(nothing);
  };
  return {
    orderedSource: shown,
    order: held ? noRows : order,
    sort: requested.sort,
    sortBy: (column) => see({ ...requested, sort: column && nextSort(requested.sort, column) }),
    query: requested.words,
    setQuery: (next) => see({ ...requested, words: next }),
    matchCount: query !== '' && order && !unsure ? order.length : null,
    busy,
  };
}
