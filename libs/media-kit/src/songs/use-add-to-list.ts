import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type Playlist } from '@qingyin/contract';
import {
  addTracksMutation,
  createWithTracksMutation,
  deletePlaylistMutation,
  removeTracksMutation,
} from '@qingyin/data-library';
import { playlistQuery } from '@qingyin/data-music';
import { actionBar, attempt, message } from '@qingyin/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isLikedList } from './liked-list.ts';

export type TargetList = Pick<Playlist, 'id' | 'name' | 'specialType'>;

export interface AddToList {
  /**
   * Puts songs into a playlist, of which `held` are in it already (default: asked for), says what was done, and offers
   * to take exactly that back. False when nothing was added, which was said.
   */
  add: (list: TargetList, trackIds: readonly number[], held?: ReadonlySet<number>) => Promise<boolean>;
  /** Makes a playlist of the songs, and offers to take it back; rejects when it could not be made. */
  create: (name: string, trackIds: readonly number[]) => Promise<void>;
}

/** Puts songs into playlists of the signed-in user. Works on when the part that called it is gone. */
export function useAddToList(): AddToList {
  const { t } = useLingui();
  const client = useQueryClient();
  const { mutateAsync: put } = useMutation(addTracksMutation());
  const { mutateAsync: takeOut } = useMutation(removeTracksMutation());
  const { mutateAsync: createWith } = useMutation(createWithTracksMutation());
  const { mutateAsync: remove } = useMutation(deletePlaylistMutation());
  const takeBack = (act: () => Promise<unknown>) => () => void attempt(t`没能撤销`, act);

  const heldNow = async (id: number): Promise<ReadonlySet<number>> => {
    const { playlist } = await client.fetchQuery({ ...playlistQuery(String(id)), staleTime: 0 });
    return new Set(playlist.trackIds.map((entry) => entry.id));
  };

  return {
    add: async ({ id, name, specialType }, trackIds, held) => {
      let added = false;
      let known = held;
      await attempt(t`没能添加到歌单`, async () => {
        const there = known ?? (await heldNow(id));
        // Tried again, some of them may be in it by then.
        known = undefined;
        const fresh = trackIds.filter((trackId) => !there.has(trackId));
        if (fresh.length === 0) return message.info(t`歌单「${name}」里已经有了`);
        const change = { playlistId: id, trackIds: fresh, liked: isLikedList(specialType) };
        await put(change);
        const text =
          fresh.length < trackIds.length
            ? t`${plural(fresh.length, { other: `已把 # 首歌添加到歌单「${name}」，其余的原来就在` })}`
            : t`${plural(fresh.length, { other: `已把 # 首歌添加到歌单「${name}」` })}`;
        actionBar.show({ text, undo: takeBack(() => takeOut(change)) });
        added = true;
      });
      return added;
    },
    create: async (name, trackIds) => {
      const { id } = await createWith({ name, trackIds });
      actionBar.show({
        text: t`${plural(trackIds.length, { other: `已新建歌单「${name}」，放进 # 首歌` })}`,
        undo: takeBack(() => remove({ id })),
      });
    },
  };
}
