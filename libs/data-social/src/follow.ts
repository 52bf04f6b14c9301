import { endpoints } from '@qingyin/contract';
import { expectOk, http } from '@qingyin/http-client';
import type { SubscribeVariables } from '@qingyin/query-kit';
import { mutationOptions } from '@tanstack/react-query';
import { fillFeed } from './feed-queries.ts';
import { socialKeys } from './keys.ts';
import { markFollowed } from './people-in-caches.ts';

/**
 * Follows somebody, or no longer: shown at once wherever they stand, and exactly that goes back when the service refuses;
 * how many people the signed-in user follows is asked for anew. One after the other, so that the last wish is the one that
 * stays.
 */
export const followPersonMutation = (userId: string | null, id: string) =>
  mutationOptions({
    mutationFn: async ({ subscribe }: SubscribeVariables) =>
      expectOk(await http.call(endpoints.library.follow, { params: { id, t: subscribe ? 1 : 2 } })),
    onMutate: async ({ subscribe }, { client }) => {
      // An answer that is on its way would say what was before.
      await Promise.all([
        client.cancelQueries({ queryKey: socialKeys.person(id), exact: true }),
        client.cancelQueries({
          queryKey: socialKeys.people(),
          // A list that comes for the first time is waited for.
          predicate: ({ state }) => state.data !== undefined,
        }),
      ]);
      return { news: markFollowed(client, Number(id), subscribe) };
    },
    onError: (_error, { subscribe }, result, { client }) => {
      markFollowed(client, Number(id), !subscribe, result?.news ?? []);
    },
    onSuccess: (_answer, { subscribe }, { news }, { client }) => {
      // Not while they are looked at: who is no longer followed stays, to be followed again.
      for (const queryKey of [socialKeys.people(), socialKeys.feeds()])
        void client.invalidateQueries({ queryKey, refetchType: 'none' });
      // Nothing can move under whoever looks at a feed without posts.
      if (subscribe) void fillFeed(client);
      if (!news.some((key) => key.join() === socialKeys.person(id).join()))
        void client.invalidateQueries({ queryKey: socialKeys.person(id), exact: true });
    },
    scope: { id: `follow-${id}` },
    meta: { invalidates: userId === null ? [] : [socialKeys.person(userId)] },
  });
