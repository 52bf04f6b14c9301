import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type Track } from '@qingyin/contract';
import { removeTracksMutation, restoreTracksMutation } from '@qingyin/data-library';
import { updatePlaylistEntries, playlistEntries, playlistQuery } from '@qingyin/data-music';
import { reinsertRows } from '@qingyin/query-kit';
import { actionBar, attempt } from '@qingyin/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isLikedSongs } from './is-liked-songs.ts';
import { type TargetPlaylist } from './use-add-to-playlist.ts';

/** Removal of songs from the list of a table. */
export interface SongRemoval {
  /** label, such as 从歌单中删除 */
  label: string;
  remove: (tracks: readonly Track[]) => void;
  /** the list is the liked songs: the heart removes them, and no other action is needed */
  byHeart?: boolean;
}

/**
 * Removes songs from the user's playlist on the screen (`playlistQuery`): optimistic, with rollback on failure,
 * and with undo that restores their places.
 */
export function useRemoveFromPlaylist({ id, name, specialType }: TargetPlaylist): SongRemoval {
  const { t } = useLingui();
  const client = useQueryClient();
  const { mutateAsync: takeOut } = useMutation(removeTracksMutation());
  const { mutateAsync: restore } = useMutation(restoreTracksMutation());
  const key = String(id);
  const byHeart = isLikedSongs(specialType);

  const takeAway = async (tracks: readonly Track[]): Promise<void> => {
    const wanted = new Set(tracks.map((track) => track.id));
    const before = playlistEntries(client, key) ?? [];
    const taken = before.filter((entry) => wanted.has(entry.id));
    const trackIds = taken.map((entry) => entry.id);
    if (trackIds.length === 0) return;
    const change = { playlistId: id, trackIds, liked: byHeart, alreadyInCache: true };
    const showBack = () =>
      updatePlaylistEntries(client, key, (entries) => reinsertRows(entries, before, taken));

    const takeBack = async (): Promise<void> => {
      await showBack();
      const order = (playlistEntries(client, key) ?? before).map((entry) => entry.id);
      try {
        await restore({ ...change, order });
      } catch (error) {
        // The request may have succeeded partly: refetches the list.
        void client.invalidateQueries(playlistQuery(key));
        throw error;
      }
    };

    await updatePlaylistEntries(client, key, (entries) => entries.filter((entry) => !wanted.has(entry.id)));
    try {
      await takeOut(change);
    } catch (error) {
      await showBack();
      // The request may have succeeded although its answer was lost.
      void client.invalidateQueries(playlistQuery(key));
      throw error;
    }
    actionBar.show({
      text: byHeart
        ? t`${plural(trackIds.length, { other: '已取消喜欢 # 首歌' })}`
        : t`${plural(trackIds.length, { other: `已从歌单「${name}」中删除 # 首歌` })}`,
      undo: () => void attempt(t`没能撤销`, takeBack),
    });
  };

  return {
    label: byHeart ? t`取消喜欢` : t`从歌单中删除`,
    remove: (tracks) =>
      void attempt(byHeart ? t`没有成功，请再试一次` : t`没能从歌单中删除`, () => takeAway(tracks)),
    byHeart,
  };
}
