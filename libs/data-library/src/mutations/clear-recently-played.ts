import { endpoints, type RecentList } from '@qingyin/contract';
import { expectOk, http } from '@qingyin/http-client';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { lazyLibraryKeys } from '../lazy-keys.ts';
import { type Played } from '../recently-played.ts';

/** Which entries of a list of recently played resources to clear. */
export interface ClearRecentVariables {
  uid: string;
  list: RecentList;
  /** null: all entries */
  ids: readonly string[] | null;
  /** time of the newest entry that was shown, ms since 1970: entries played later are not cleared */
  until: number;
}

type Rows = Played<unknown>[];

/** The `id` parameter of the call, which takes up to a thousand ids; left out when everything is cleared. */
const named = ({ ids }: ClearRecentVariables) => (ids ? { id: ids.join() } : {});

const rowsOf = (client: QueryClient, { uid, list }: ClearRecentVariables) =>
  client.getQueryData<Rows>(lazyLibraryKeys.recent(uid, list));

/** Removes rows from the cached list and returns them. */
async function hide(client: QueryClient, change: ClearRecentVariables): Promise<Rows> {
  const { uid, list, ids, until } = change;
  await client.cancelQueries({ queryKey: lazyLibraryKeys.recent(uid, list) });
  const named = ids && new Set(ids);
  const goes = (row: Played<unknown>) => row.at <= until && (!named || named.has(row.id));
  const removedRows = rowsOf(client, change)?.filter(goes) ?? [];
  client.setQueryData<Rows>(lazyLibraryKeys.recent(uid, list), (rows) => rows?.filter((row) => !goes(row)));
  return removedRows;
}

/**
 * Rollback: reinserts rows by their time. A row that was played again in the meantime is in the list already,
 * further up.
 */
function showAgain(client: QueryClient, { uid, list }: ClearRecentVariables, removedRows: Rows): void {
  client.setQueryData<Rows>(lazyLibraryKeys.recent(uid, list), (rows) => {
    if (!rows) return rows;
    const there = new Set(rows.map(({ id }) => id));
    return [...rows, ...removedRows.filter(({ id }) => !there.has(id))].sort((a, b) => b.at - a.at);
  });
}

/** Mutations of these lists run one after the other, in the order of the clicks. */
const inTurn = { id: 'recent' };

/** Clears a list or removes entries from it: optimistic update, rolled back when the service refuses. */
export const clearRecentMutation = () =>
  mutationOptions({
    scope: inTurn,
    onMutate: (change: ClearRecentVariables, { client }) => hide(client, change),
    mutationFn: async (change: ClearRecentVariables) => {
      const params = { type: change.list, ...named(change), until: change.until };
      expectOk(await http.call(endpoints.listening.recordClear, { params }));
    },
    onError: (_error, change, removedRows, { client }) => showAgain(client, change, removedRows ?? []),
  });

export interface RestoreRecentVariables extends ClearRecentVariables {
  /** the removed rows */
  removedRows: Rows;
}

/** Undoes a clearing: optimistic update; when the service refuses, the list is fetched again. */
export const restoreRecentMutation = () =>
  mutationOptions({
    scope: inTurn,
    onMutate: (change: RestoreRecentVariables, { client }) => showAgain(client, change, change.removedRows),
    mutationFn: async (change: RestoreRecentVariables) => {
      const params = { type: change.list, ...named(change), until: change.until };
      expectOk(await http.call(endpoints.listening.recordRestore, { params }));
    },
    onError: (_error, { uid, list }, _shown, { client }) =>
      client.invalidateQueries({ queryKey: lazyLibraryKeys.recent(uid, list) }),
  });
