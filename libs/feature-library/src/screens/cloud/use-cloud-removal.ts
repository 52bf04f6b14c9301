import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type Track } from '@qingyin/contract';
import { cloudQuery, deleteCloudSongs, dropCloudSongs } from '@qingyin/data-library';
import { type SongRemoval, useLateRemoval } from '@qingyin/media-kit';
import { actionBar, valueStore } from '@qingyin/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';

/** Songs that are gone for the user and not yet for the service. Outside of the page, as one may leave it meanwhile. */
const hiddenSongs = valueStore<ReadonlySet<number>>(new Set());

const hide = (ids: readonly number[]) => hiddenSongs.set(new Set([...hiddenSongs.get(), ...ids]));
const show = (ids: readonly number[]) =>
  hiddenSongs.set(new Set([...hiddenSongs.get()].filter((id) => !ids.includes(id))));

export interface CloudRemoval extends SongRemoval {
  /** songs that are being deleted */
  hidden: ReadonlySet<number>;
}

/**
 * Deletes songs of the disk. A file cannot be brought back, so the service hears of it only once the offer to take it
 * back has ended, or the page does; not at all once the session has.
 */
export function useCloudRemoval(uid: string): CloudRemoval {
  const { t } = useLingui();
  const client = useQueryClient();
  const offer = useLateRemoval();
  const hidden = useSyncExternalStore(hiddenSongs.subscribe, hiddenSongs.get, hiddenSongs.get);

  const remove = useCallback(
    function remove(tracks: readonly Track[]): void {
      const ids = tracks.map(({ id }) => id);
      if (ids.length === 0) return;
      hide(ids);
      const name = tracks[0]?.name ?? '';
      offer({
        text:
          ids.length > 1
            ? t`${plural(ids.length, { other: `已从云盘删除 # 首歌` })}`
            : t`已从云盘删除「${name}」`,
        show: () => show(ids),
        send: async (last) => {
          try {
            await deleteCloudSongs(ids, last);
            dropCloudSongs(client, uid, new Set(ids));
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
