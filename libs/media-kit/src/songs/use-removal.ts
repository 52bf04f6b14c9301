import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type Track } from '@qingyin/contract';
import { removeTracksMutation, restoreTracksMutation } from '@qingyin/data-library';
import { arrangePlaylist, playlistEntries, playlistQuery } from '@qingyin/data-music';
import { putBack } from '@qingyin/query-kit';
import { actionBar, attempt } from '@qingyin/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isLikedList } from './liked-list.ts';
import { type TargetList } from './use-add-to-list.ts';

/** Taking songs out of where a table shows them. */
export interface SongRemoval {
  /** what it is called, e.g. 从歌单中删除 */
  label: string;
  remove: (tracks: readonly Track[]) => void;
  /** it is the list of the liked songs: the heart takes them out, and nothing else has to */
  byHeart?: boolean;
}

/**
 * Takes songs out of a playlist of the user's own that is on the screen (`playlistQuery`): they are gone at once, come
 * back when the service refuses, and are offered back at their places.
 */
export function useRemoval({ id, name, specialType }: TargetList): SongRemoval {
  const { t } = useLingui();
  const client = useQueryClient();
  const { mutateAsync: takeOut } = useMutation(removeTracksMutation());
  const { mutateAsync: restore } = useMutation(restoreTracksMutation());
  const key = String(id);
  const byHeart = isLikedList(specialType);

  const takeAway = async (tracks: readonly Track[]): Promise<void> => {
    const wanted = new Set(tracks.map((track) => track.id));
    const before = playlistEntries(client, key) ?? [];
    const taken = before.filter((entry) => wanted.has(entry.id));
    const trackIds = taken.map((entry) => entry.id);
    if (trackIds.length === 0) return;
    const change = { playlistId: id, trackIds, liked: byHeart, shown: true };
    const showBack = () => arrangePlaylist(client, key, (entries) => putBack(entries, before, taken));

    const takeBack = async (): Promise<void> => {
      await showBack();
      const order = (playlistEntries(client, key) ?? before).map((entry) => entry.id);
      try {
        await restore({ ...change, order });
      } catch (error) {
        // Some of it may have gone through: only the service knows how the list stands now.
        void client.invalidateQueries(playlistQuery(key));
        throw error;
      }
    };

    await arrangePlaylist(client, key, (entries) => entries.filter((entry) => !wanted.has(entry.id)));
    try {
      await takeOut(change);
    } catch (error) {
      await showBack();
      // The answer may have been lost on the way and not the call.
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
