import { endpoints } from '@qingyin/contract';
import { expectOk, http } from '@qingyin/http-client';
import { queryRoots } from '@qingyin/query-kit';
import { mutationOptions } from '@tanstack/react-query';
import { changeTracks, partsOf, unlessAlreadyIn } from './change-tracks.ts';
import { libraryKeys } from '../keys.ts';
import { likedIdsQuery } from '../like.ts';

export interface LikeManyVariables {
  uid: string;
  /** none of them liked yet, or when taking back all of them liked */
  ids: readonly number[];
  like: boolean;
}

const withLikes = (ids: readonly number[], changed: readonly number[], like: boolean): number[] => {
  const gone = new Set(changed);
  const others = ids.filter((id) => !gone.has(id));
  return like ? [...changed, ...others] : others;
};

/**
 * Likes many songs or takes them back: shown at once. One call for the first of them tells the playlist of the
 * liked songs, which the others are put into together (contract page, 3.2). Gives the ids that went through, which
 * may be fewer; rejects when none did. What did not goes back to what it was.
 */
export const likeManyMutation = () =>
  mutationOptions({
    mutationKey: libraryKeys.like(),
    // In the order of the clicks, together with single likes.
    scope: { id: 'like' },
    mutationFn: async ({ ids, like }: LikeManyVariables): Promise<readonly number[]> => {
      const last = ids.slice(-1);
      const params = { id: last.join(), like };
      const { playlistId } = expectOk(await http.call(endpoints.library.like, { params }));
      let through: readonly number[] = last;
      try {
        for (const trackIds of partsOf(ids.slice(0, -1))) {
          await changeTracks({ op: like ? 'add' : 'del', playlistId, trackIds }).catch(unlessAlreadyIn);
          through = [...trackIds, ...through];
        }
      } catch {
        // What went through stays; the caller sees how much that is.
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
      // The old places of likes that could not be taken back are known to the service only.
      const isLast = client.isMutating({ mutationKey: libraryKeys.like() }) === 1;
      if (isLast) void client.invalidateQueries(likedIdsQuery(uid));
    },
    meta: { invalidates: [libraryKeys.playlists(), [queryRoots.music, 'playlist']] },
  });
