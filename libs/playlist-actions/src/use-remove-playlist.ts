import { usePlaylistNames } from '@qingyin/media-ui';
import { useLingui } from '@lingui/react/macro';
import { type Playlist } from '@qingyin/contract';
import {
  collectPlaylistMutation,
  deletePlaylistMutation,
  hidePlaylist,
  userPlaylistsQuery,
} from '@qingyin/data-library';
import { useSessionStore } from '@qingyin/session/react';
import { actionBar, attempt } from '@qingyin/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';

type LeavingList = Pick<Playlist, 'id' | 'name'> & Partial<Pick<Playlist, 'specialType'>>;

/** Removes playlists from the user's lists. Continues after the calling component is unmounted. */
export function useRemovePlaylist() {
  const { t } = useLingui();
  const client = useQueryClient();
  const nameOf = usePlaylistNames();
  const session = useSessionStore();
  const { mutateAsync: sendDelete } = useMutation(deletePlaylistMutation());
  const { mutateAsync: collect } = useMutation(collectPlaylistMutation());
  const userId = () => session.get().userId ?? '';

  /**
   * Deletes the user's own playlist: hidden at once, while the request is sent when the undo bar closes, since a
   * deletion cannot be undone (id, comments, subscribers and times would be lost). If the page is closed before,
   * nothing is deleted.
   */
  const deleteList = async (list: LeavingList): Promise<void> => {
    const { id, name } = list;
    const uid = userId();
    const { show, confirm } = await hidePlaylist(client, uid, id);
    const commit = async () => {
      // The session has changed: logged out or another user.
      if (!session.isLoggedIn() || userId() !== uid) return confirm();
      try {
        await sendDelete({ id });
        confirm();
      } catch {
        await show();
        actionBar.fail({ text: t`没能删除歌单「${name}」`, retry: () => void deleteList(list) });
      }
    };
    actionBar.show({
      text: t`已删除歌单「${name}」`,
      undo: () => void show(),
      onEnd: () => void commit(),
    });
  };

  /** Unsubscribes from a playlist, with undo that restores its place. */
  const giveBack = async (list: LeavingList): Promise<void> => {
    const { id } = list;
    const name = nameOf(list);
    const { show, confirm } = await hidePlaylist(client, userId(), id);
    try {
      await collect({ id, collect: false });
    } catch (error) {
      await show();
      throw error;
    }
    const takeBack = async () => {
      await show();
      const { queryKey } = userPlaylistsQuery(userId());
      const order = client.getQueryData(queryKey)?.map((list) => list.id);
      try {
        await collect({ id, collect: true, order });
      } catch (error) {
        void client.invalidateQueries({ queryKey });
        throw error;
      }
    };
    actionBar.show({
      text: t`已取消收藏歌单「${name}」`,
      undo: () => void attempt(t`没能撤销`, takeBack),
      onEnd: confirm,
    });
  };
  const uncollect = (list: LeavingList): Promise<void> => {
    const name = nameOf(list);
    return attempt(t`没能取消收藏歌单「${name}」`, () => giveBack(list));
  };

  return { deleteList, uncollect };
}
