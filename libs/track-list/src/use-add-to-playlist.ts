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
import { isLikedSongs } from './is-liked-songs.ts';

/** Playlist that songs can be added to. */
export type TargetPlaylist = Pick<Playlist, 'id' | 'name' | 'specialType'>;

/** Functions that add songs to playlists. */
export interface AddToPlaylist {
  /**
   * Adds songs to a playlist, skipping `held` ones that it contains already (default: fetched), and shows the
   * result with undo. Resolves to false if nothing was added, after a message.
   */
  add: (list: TargetPlaylist, trackIds: readonly number[], held?: ReadonlySet<number>) => Promise<boolean>;
  /** Creates a playlist with the songs, with undo; rejects on failure. */
  create: (name: string, trackIds: readonly number[]) => Promise<void>;
}

/** Adds songs to the user's playlists. Continues after the calling component is unmounted. */
export function useAddToPlaylist(): AddToPlaylist {
  const { t } = useLingui();
  const client = useQueryClient();
  const { mutateAsync: put } = useMutation(addTracksMutation());
  const { mutateAsync: takeOut } = useMutation(removeTracksMutation());
  const { mutateAsync: createWith } = useMutation(createWithTracksMutation());
  const { mutateAsync: remove } = useMutation(deletePlaylistMutation());
  const takeBack = (action: () => Promise<unknown>) => () => void attempt(t`没能撤销`, action);

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
        // On a retry some of them may have been added already.
        known = undefined;
        const fresh = trackIds.filter((trackId) => !there.has(trackId));
        if (fresh.length === 0) return message.info(t`歌单「${name}」里已经有了`);
        const change = { playlistId: id, trackIds: fresh, liked: isLikedSongs(specialType) };
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
