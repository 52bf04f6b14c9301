import { endpoints, type FilmCounts, type VideoDetail } from '@qingyin/contract';
import { expectOk, http } from '@qingyin/http-client';
import { queryRoots, subscriptionMutation } from '@qingyin/query-kit';
import type { MvAnswer } from './film-queries.ts';
import { type FilmKind, videoKeys } from './keys.ts';

/** Collected films are invalidated after each change. */
const COLLECTED = [[queryRoots.library, 'films']];

/** Collects an MV or removes it from the collection: optimistic update, rolled back when the service refuses. */
export const subscribeMvMutation = () =>
  subscriptionMutation<MvAnswer>({
    send: async (mvid, t) => expectOk(await http.call(endpoints.library.mvSub, { params: { mvid, t } })),
    keyOf: (mvid) => videoKeys.film('mv', mvid),
    read: ({ subed, data }) => ({ subscribed: subed, count: data.subCount }),
    write: (answer, { subscribed, count = answer.data.subCount }) => ({
      ...answer,
      subed: subscribed === true,
      data: { ...answer.data, subCount: count },
    }),
    invalidates: COLLECTED,
  });

/**
 * Collects a video or removes it, like `subscribeMvMutation`. Services that do not report the state count as not
 * collected.
 */
export const subscribeVideoMutation = () =>
  subscriptionMutation<VideoDetail>({
    send: async (id, t) => expectOk(await http.call(endpoints.library.videoSub, { params: { id, t } })),
    keyOf: (vid) => videoKeys.film('video', vid),
    read: ({ subscribed = false, subscribeCount }) => ({ subscribed, count: subscribeCount }),
    write: (answer, { subscribed, count = answer.subscribeCount }) => ({
      ...answer,
      subscribed: subscribed === true,
      subscribeCount: count,
    }),
    invalidates: COLLECTED,
  });

/** The contract's numbers of the kinds of films (docs/specification/contract/comments.md). */
const LIKED_AS = { mv: 1, video: 5 } as const;

/** Likes a film or removes the like (`subscribe: true` likes): optimistic update. */
export const likeFilmMutation = (kind: FilmKind) =>
  subscriptionMutation<FilmCounts>({
    send: async (id, t) =>
      expectOk(
        await http.call(endpoints.social.resourceLike, {
          params: { type: LIKED_AS[kind], id, t: t === 1 ? 1 : 0 },
        }),
      ),
    keyOf: (id) => videoKeys.filmPart(kind, id, 'counts'),
    read: ({ liked, likedCount }) => ({ subscribed: liked, count: likedCount }),
    write: (answer, { subscribed, count = answer.likedCount }) => ({
      ...answer,
      liked: subscribed === true,
      likedCount: count,
    }),
    invalidates: [],
  });

/** Records the playback of a film in the caller's history; needs a login. */
export async function recordFilmPlay(kind: FilmKind, id: string): Promise<void> {
  expectOk(await http.call(endpoints.listening.played, { params: { type: kind, id } }));
}
