import { type RecentList } from '@qingyin/contract';
import { capabilitiesQuery } from '@qingyin/data-account';
import {
  clearRecentMutation,
  type ClearRecentVariables,
  type Played,
  RECORD_CLEAR,
  restoreRecentMutation,
} from '@qingyin/data-library';
import { useLingui } from '@lingui/react/macro';
import { actionBar, attempt } from '@qingyin/ui';
import { useMutation, useQuery } from '@tanstack/react-query';

export interface RecentClearing {
  clear: () => void;
  /** removes some rows; `done` is the message of the undo bar */
  remove: (ids: readonly string[], done: string) => void;
}

/**
 * Clears a list of recent plays or removes rows from it, as an optimistic update with undo.
 * @param rows the shown rows
 * @returns null if the service lacks the capability
 */
export function useClearRecent(
  uid: string,
  list: RecentList,
  rows: readonly Played<unknown>[],
): RecentClearing | null {
  const { t } = useLingui();
  const { data: able } = useQuery(capabilitiesQuery());
  const { mutateAsync: clear } = useMutation(clearRecentMutation());
  const { mutateAsync: restore } = useMutation(restoreRecentMutation());
  const newest = rows[0];
  if (!able?.features.includes(RECORD_CLEAR)) return null;

  const run = (ids: readonly string[] | null, done: string): void => {
    if (!newest) return;
    const change: ClearRecentVariables = { uid, list, ids, until: newest.at };
    const named = ids && new Set(ids);
    const taken = rows.filter((row) => !named || named.has(row.id));
    const undo = () => void attempt(t`没能撤销`, () => restore({ ...change, removedRows: taken }));
    void attempt(t`没有成功，请再试一次`, async () => {
      await clear(change);
      actionBar.show({ text: done, undo });
    });
  };

  return {
    clear: () => run(null, t`已清空最近播放`),
    remove: run,
  };
}
