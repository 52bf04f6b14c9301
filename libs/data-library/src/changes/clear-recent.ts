import { endpoints, type RecentList } from '@qingyin/contract';
import { expectOk, http } from '@qingyin/http-client';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { libraryKeys } from '../keys.ts';
import { type Played } from '../recent.ts';

/** What of a list of what was played of late is cleared. */
export interface ClearRecent {
  uid: string;
  list: RecentList;
  /** null: all of it */
  ids: readonly string[] | null;
  /** the newest time that was shown: what was played since is not cleared */
  until: number;
}

type Rows = Played<unknown>[];

/** A video list may be long, but a name of the call holds a thousand. */
const named = ({ ids }: ClearRecent) => (ids ? { id: ids.join() } : {});

const rowsOf = (client: QueryClient, { uid, list }: ClearRecent) =>
  client.getQueryData<Rows>(libraryKeys.recent(uid, list));

/** Takes rows out of what is shown and answers them. */
async function hide(client: QueryClient, change: ClearRecent): Promise<Rows> {
  const { uid, list, ids, until } = change;
  await client.cancelQueries({ queryKey: libraryKeys.recent(uid, list) });
  const named = ids && new Set(ids);
  const goes = (row: Played<unknown>) => row.at <= until && (!named || named.has(row.id));
  const taken = rowsOf(client, change)?.filter(goes) ?? [];
  client.setQueryData<Rows>(libraryKeys.recent(uid, list), (rows) => rows?.filter((row) => !goes(row)));
  return taken;
}

/** Puts rows back at their places; what was played again meanwhile is there already, further up. */
function showAgain(client: QueryClient, { uid, list }: ClearRecent, taken: Rows): void {
  client.setQueryData<Rows>(libraryKeys.recent(uid, list), (rows) => {
    if (!rows) return rows;
    const there = new Set(rows.map(({ id }) => id));
    return [...rows, ...taken.filter(({ id }) => !there.has(id))].sort((a, b) => b.at - a.at);
  });
}

/** A list's changes reach the service in the order of the clicks. */
const inTurn = { id: 'recent' };

/** Clears a list, or takes some things out of it: gone at once, back at their places when the service says no. */
export const clearRecentMutation = () =>
  mutationOptions({
    scope: inTurn,
    onMutate: (change: ClearRecent, { client }) => hide(client, change),
    mutationFn: async (change: ClearRecent) => {
      const params = { type: change.list, ...named(change), until: change.until };
      expectOk(await http.call(endpoints.listening.recordClear, { params }));
    },
    onError: (_error, change, taken, { client }) => showAgain(client, change, taken ?? []),
  });

export interface RestoreRecent extends ClearRecent {
  /** the rows as they were */
  taken: Rows;
}

/** Takes that back: there at once; when the service says no, it is asked how the list stands. */
export const restoreRecentMutation = () =>
  mutationOptions({
    scope: inTurn,
    onMutate: (change: RestoreRecent, { client }) => showAgain(client, change, change.taken),
    mutationFn: async (change: RestoreRecent) => {
      const params = { type: change.list, ...named(change), until: change.until };
      expectOk(await http.call(endpoints.listening.recordRestore, { params }));
    },
    onError: (_error, { uid, list }, _shown, { client }) =>
      client.invalidateQueries({ queryKey: libraryKeys.recent(uid, list) }),
  });
