import { endpoints } from '@qingyin/contract';
import { expectOk, http } from '@qingyin/http-client';
import { staleTime } from '@qingyin/query-kit';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { libraryKeys } from './keys.ts';

/** Ids of the user's liked songs, newest first (docs/specification/contract/collecting.md#like). */
export const likedIdsQuery = (uid: string) =>
  queryOptions({
    queryKey: libraryKeys.likedIds(uid),
    queryFn: async ({ signal }): Promise<number[]> =>
      expectOk(await http.call(endpoints.library.likelist, { params: { uid }, signal })).ids,
    staleTime: staleTime.minutes(10),
  });

export interface LikeVariables {
  uid: string;
  id: number;
  like: boolean;
}

const withLike = (ids: readonly number[], id: number, like: boolean): number[] => {
  const others = ids.filter((other) => other !== id);
  return like ? [id, ...others] : others;
};

/**
 * Likes a song or removes the like, as an optimistic update. Rollback: when the service refuses, only this song
 * returns to its state and position; other likes made in the meantime stay. After the last pending like the list
 * is fetched again if one failed.
 */
export const likeMutation = () =>
  mutationOptions({
    mutationKey: libraryKeys.like(),
    // Serialised: a like and its undoing must reach the service in the order of the clicks.
    scope: { id: 'like' },
    mutationFn: async ({ id, like }: LikeVariables) =>
      expectOk(await http.call(endpoints.library.like, { params: { id: String(id), like } })),
    onMutate: async ({ uid, id, like }, { client }) => {
      const { queryKey } = likedIdsQuery(uid);
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey);
      if (before) client.setQueryData(queryKey, withLike(before, id, like));
      return { place: before?.indexOf(id) ?? -1, known: before !== undefined };
    },
    onSuccess: ({ playlistId }, _variables, _result, { client }) => {
      // The playlist of liked songs has one song more or less.
      void client.invalidateQueries({ queryKey: libraryKeys.playlistPage(String(playlistId)) });
    },
    onError: (_error, { uid, id }, result, { client }) => {
      if (!result?.known) return;
      client.setQueryData(likedIdsQuery(uid).queryKey, (ids) => {
        if (!ids) return ids;
        const others = ids.filter((other) => other !== id);
        return result.place < 0 ? others : others.toSpliced(result.place, 0, id);
      });
    },
    onSettled: (_answer, error, { uid }, result, { client }) => {
      const isLast = client.isMutating({ mutationKey: libraryKeys.like() }) === 1;
      // Only after the last one: an answer in between would undo what later clicks already show.
      if (isLast && (error || !result?.known)) void client.invalidateQueries(likedIdsQuery(uid));
    },
    meta: { invalidates: [libraryKeys.playlists()] },
  });
