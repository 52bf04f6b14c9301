import { endpoints } from '@qingyin/contract';
import { expectOk, http } from '@qingyin/http-client';
import type { SubscribeVariables } from '@qingyin/query-kit';
import { mutationOptions } from '@tanstack/react-query';
import { refetchEmptyFeed } from './feed-queries.ts';
import { socialKeys } from './keys.ts';
import { setFollowedInCaches } from './profile-shadow.ts';

/**
 * Follows a user or unfollows: optimistic update in every cached answer, rolled back exactly when the service
 * refuses; the logged-in user's number of follows is invalidated. Mutations of one user run one after the other,
 * so that the last one decides.
 */
export const followPersonMutation = (userId: string | null, id: string) =>
  mutationOptions({
    mutationFn: async ({ subscribe }: SubscribeVariables) =>
      expectOk(await http.call(endpoints.library.follow, { params: { id, t: subscribe ? 1 : 2 } })),
    onMutate: async ({ subscribe }, { client }) => {
      // A pending answer would contain the old state.
      await Promise.all([
        client.cancelQueries({ queryKey: socialKeys.person(id), exact: true }),
        client.cancelQueries({
          queryKey: socialKeys.people(),
          // The first fetch of a list continues.
          predicate: ({ state }) => state.data !== undefined,
        }),
      ]);
      return { news: setFollowedInCaches(client, Number(id), subscribe) };
    },
    onError: (_error, { subscribe }, result, { client }) => {
      setFollowedInCaches(client, Number(id), !subscribe, result?.news ?? []);
    },
    onSuccess: (_answer, { subscribe }, { news }, { client }) => {
      // Without refetching visible lists: an unfollowed user stays in them, to be followed again.
      for (const queryKey of [socialKeys.people(), socialKeys.feeds()])
        void client.invalidateQueries({ queryKey, refetchType: 'none' });
      // A feed without posts has no content that could move while the user reads.
      if (subscribe) void refetchEmptyFeed(client);
      if (!news.some((key) => key.join() === socialKeys.person(id).join()))
        void client.invalidateQueries({ queryKey: socialKeys.person(id), exact: true });
    },
    scope: { id: `follow-${id}` },
    meta: { invalidates: userId === null ? [] : [socialKeys.person(userId)] },
  });
