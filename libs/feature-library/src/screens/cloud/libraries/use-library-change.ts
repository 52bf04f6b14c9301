import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type LibraryName } from '@qingyin/contract';
import { type CloudSong, cloudLibraryMutation } from '@qingyin/data-library';
import { actionBar } from '@qingyin/ui';
import { useMutation } from '@tanstack/react-query';
import { useCallback } from 'react';

/** Adds songs to a library or removes them (`add` false); songs for which that is already so are skipped. */
export type ChangeLibrary = (songs: readonly CloudSong[], library: LibraryName, add: boolean) => void;

/** Whether adding a song to the library, or removing it, changes anything. */
export const canChange =
  ({ id }: LibraryName, add: boolean) =>
  ({ libraryIds }: CloudSong): boolean =>
    libraryIds.includes(id) !== add;

/**
 * Adds cloud disk songs to a music library or removes them, as an optimistic update with undo. Failed songs are counted
 * and offered for a retry first.
 */
export function useLibraryChange(uid: string): ChangeLibrary {
  const { t } = useLingui();
  const { mutateAsync } = useMutation(cloudLibraryMutation());
  return useCallback(
    (songs, library, add) => {
      const { name } = library;
      const chosen = songs.filter(canChange(library, add));
      const change = async (ids: readonly number[], adding: boolean, onDone?: () => void): Promise<void> => {
        const variables = { uid, ids, library: library.id, add: adding };
        const through = new Set(await mutateAsync(variables).catch(() => []));
        const rest = ids.filter((id) => !through.has(id));
        const lost = rest.length;
        if (lost === 0) return onDone?.();
        actionBar.fail({
          text: adding
            ? t`${plural(lost, { other: `有 # 首没能放进「${name}」` })}`
            : t`${plural(lost, { other: `有 # 首没能从「${name}」拿出来` })}`,
          retry: () => void change(rest, adding, onDone),
        });
      };
      const ids = chosen.map(({ id }) => id);
      if (ids.length === 0) return;
      void change(ids, add, () =>
        actionBar.show({
          text: add
            ? t`${plural(ids.length, { other: `已把 # 首歌放进「${name}」` })}`
            : t`${plural(ids.length, { other: `已从「${name}」拿出 # 首歌` })}`,
          undo: () => void change(ids, !add),
        }),
      );
    },
    [mutateAsync, uid, t],
  );
}
