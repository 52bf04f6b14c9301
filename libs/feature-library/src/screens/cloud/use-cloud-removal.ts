import { useDelayedRemoval } from '@qingyin/track-actions';
import type { SongRemoval } from '@qingyin/track-list';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type Track } from '@qingyin/contract';
import { cloudQuery, deleteCloudSongs, isInMusicLibrary, removeCloudSongs } from '@qingyin/data-library';
import { musicKeys } from '@qingyin/data-music';
import { createValueStore } from '@qingyin/observable';
import { actionBar } from '@qingyin/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';

/**
 * Songs deleted in the UI and not yet on the service. Module state, because the user may leave the page before the
 * deletion is sent.
 */
const hiddenSongs = createValueStore<ReadonlySet<number>>(new Set());

const hide = (ids: readonly number[]) => hiddenSongs.set(new Set([...hiddenSongs.get(), ...ids]));
const show = (ids: readonly number[]) =>
  hiddenSongs.set(new Set([...hiddenSongs.get()].filter((id) => !ids.includes(id))));

export interface CloudRemoval extends SongRemoval {
  /** ids of songs that are being deleted */
  hidden: ReadonlySet<number>;
}

/**
 * Deletes cloud disk songs. A deleted file cannot be restored, so the request is deferred until the undo offer
 * ends or the page closes, and dropped if the session ends.
 */
export function useCloudRemoval(uid: string): CloudRemoval {
  const { t } = useLingui();
  const client = useQueryClient();
  const offer = useDelayedRemoval();
  const hidden = useSyncExternalStore(hiddenSongs.subscribe, hiddenSongs.get, hiddenSongs.get);

  const remove = useCallback(
    function remove(tracks: readonly Track[]): void {
      const ids = tracks.map(({ id }) => id);
      if (ids.length === 0) return;
      hide(ids);
      const name = tracks[0]?.name ?? '';
      const inLibrary = isInMusicLibrary(client, uid, ids);
      const text = inLibrary
        ? ids.length > 1
          ? t`${plural(ids.length, { other: `已从云盘和音乐库删除 # 首歌` })}`
          : t`已从云盘和音乐库删除「${name}」`
        : ids.length > 1
          ? t`${plural(ids.length, { other: `已从云盘删除 # 首歌` })}`
          : t`已从云盘删除「${name}」`;
      offer({
        text,
        show: () => show(ids),
        send: async (last) => {
          try {
            await deleteCloudSongs(ids, last);
            removeCloudSongs(client, uid, new Set(ids));
            void client.invalidateQueries({ queryKey: musicKeys.library() });
          } catch {
            actionBar.fail({ text: t`没能从云盘删除`, retry: () => remove(tracks) });
            void client.invalidateQueries(cloudQuery(uid));
          }
          show(ids);
        },
      });
    },
    [client, offer, uid, t],
  );

  return { label: t`从云盘删除`, remove, hidden };
}
