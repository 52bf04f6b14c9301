import { endpoints } from '@qingyin/contract';
import { expectOk, http } from '@qingyin/http-client';
import { queryRoots } from '@qingyin/query-kit';
import { mutationOptions } from '@tanstack/react-query';
import { changeTracks, chunkTrackIds, ignoreAlreadyIn } from './change-tracks.ts';
import { libraryKeys } from '../keys.ts';
import { likedIdsQuery } from '../like.ts';

export interface LikeSongsVariables {
  uid: string;
  /** none of them liked yet; when `like` is false, all of them liked */
  ids: readonly number[];
  like: boolean;
}

const withLikes = (ids: readonly number[], changed: readonly number[], like: boolean): number[] => {
  const gone = new Set(changed);
  const others = ids.filter((id) => !gone.has(id));
  return like ? [...changed, ...others] : others;
};

/**
 * Likes many songs or removes the likes, as an optimistic update. The first call likes one song and returns the id of
 * the playlist of liked songs; the other songs are added to that playlist in chunks
 * (docs/specification/contract/collecting.md#like). Resolves to the ids that succeeded, which may be fewer; rejects
 * when none did. Failed ids are rolled back.
 */
export const likeSongsMutation = () =>
  mutationOptions({
    mutationKey: libraryKeys.like(),
    // Serialised with single likes, in the order of the clicks.
    scope: { id: 'like' },
    mutationFn: async ({ ids, like }: LikeSongsVariables): Promise<readonly number[]> => {
      const last = ids.slice(-1);
      const params = { id: last.join(), like };
      const { playlistId } = expectOk(await http.call(endpoints.library.like, { params }));
      let through: readonly number[] = last;
      try {
        for (const trackIds of chunkTrackIds(ids.slice(0, -1))) {
          await changeTracks({ op: like ? 'add' : 'del', playlistId, trackIds }).catch(ignoreAlreadyIn);
          through = [...trackIds, ...through];
        }
      } catch {
        // Partial success: the caller compares the result with the ids it passed.
      }
      return through;
    },
    onMutate: async ({ uid, ids, like }, { client }) => {
      const { queryKey } = likedIdsQuery(uid);
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, (liked) => liked && withLikes(liked, ids, like));
    },
    onSettled: (through, _error, { uid, ids, like }, _result, { client }) => {
      const arrived = new Set(through);
      const failed = ids.filter((id) => !arrived.has(id));
      if (failed.length === 0) return;
      client.setQueryData(likedIdsQuery(uid).queryKey, (liked) => liked && withLikes(liked, failed, !like));
      // Only the service knows the old positions of likes whose removal failed.
      const isLast = client.isMutating({ mutationKey: libraryKeys.like() }) === 1;
      if (isLast) void client.invalidateQueries(likedIdsQuery(uid));
    },
    meta: { invalidates: [libraryKeys.playlists(), [queryRoots.music, 'playlist']] },
  });
