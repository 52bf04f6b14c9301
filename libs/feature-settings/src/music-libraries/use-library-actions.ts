import { useLingui } from '@lingui/react/macro';
import type { MusicLibrary } from '@qingyin/contract';
import {
  confirmMissingFilesMutation,
  removeMusicLibraryMutation,
  restoreMusicLibraryMutation,
  scanMusicLibraryMutation,
} from '@qingyin/data-account';
import { actionBar, attempt } from '@qingyin/ui';
import { useMutation } from '@tanstack/react-query';

/** Actions of a music library, and the error of the last one. Removing offers undo. */
export function useLibraryActions({ id, name }: Pick<MusicLibrary, 'id' | 'name'>) {
  const { t } = useLingui();
  const scan = useMutation(scanMusicLibraryMutation());
  const remove = useMutation(removeMusicLibraryMutation());
  const restore = useMutation(restoreMusicLibraryMutation());
  const confirm = useMutation(confirmMissingFilesMutation());
  const all = [scan, remove, restore, confirm];
  /** Runs one action, unless one runs already; the error of another one is outdated. */
  const run = (action: (typeof all)[number], done?: () => void) => () => {
    if (all.some(({ isPending }) => isPending)) return;
    for (const each of all) each.reset();
    action.mutate(id, { onSuccess: done });
  };
  const offerUndo = () =>
    actionBar.show({
      text: t`已移除音乐库「${name}」`,
      undo: () => void attempt(t`没能撤销`, () => restore.mutateAsync(id)),
    });
  return {
    scan: run(scan),
    remove: run(remove, offerUndo),
    restore: run(restore),
    confirm: run(confirm),
    failure: all.find(({ error }) => error)?.error ?? null,
  };
}
