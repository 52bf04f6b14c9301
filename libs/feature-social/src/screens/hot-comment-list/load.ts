import { capabilitiesQuery } from '@qingyin/data-account';
import { albumQuery, playlistQuery, tracksByIdsQuery } from '@qingyin/data-music';
import {
  commentedPostQuery,
  commentListQuery,
  EVENT_DETAIL,
  commentRepliesQuery,
} from '@qingyin/data-social';
import { mvQuery, videoQuery } from '@qingyin/data-video';
import type { ScreenLoadArgs } from '@qingyin/routing';
import { sortOf, threadOfParams } from './comments-search.ts';

type Args = Pick<
  ScreenLoadArgs<'/hot-comment-list/$id/$type'>,
  'queryClient' | 'params' | 'search' | 'preload'
>;

/**
 * Route loader: waits for the commented resource and prefetches its comments. Never rejects: the page shows the
 * error.
 */
export async function loadComments({ queryClient, params, search, preload }: Args): Promise<void> {
  const thread = threadOfParams(params);
  // First, because few calls are sent at once.
  const subject = loadSubject({ queryClient, params });
  // A preload (hovered link) fetches only what the first view needs.
  if (!preload) {
    void queryClient.prefetchInfiniteQuery(commentListQuery(thread, sortOf(search)));
    const { comment, floor = comment } = search;
    if (floor) void queryClient.prefetchInfiniteQuery(commentRepliesQuery(thread, Number(floor)));
  }
  await subject;
}

async function loadSubject({ queryClient, params }: Pick<Args, 'queryClient' | 'params'>): Promise<void> {
  const { kind, id } = threadOfParams(params);
  if (kind === 'song') return queryClient.prefetchQuery(tracksByIdsQuery([Number(id)]));
  if (kind === 'album') return queryClient.prefetchQuery(albumQuery(id));
  if (kind === 'playlist') return queryClient.prefetchQuery(playlistQuery(id));
  if (kind === 'mv') return queryClient.prefetchQuery(mvQuery(id));
  if (kind === 'video') return queryClient.prefetchQuery(videoQuery(id));
  const capabilities = await queryClient.fetchQuery(capabilitiesQuery()).catch(() => null);
  if (capabilities?.features.includes(EVENT_DETAIL)) await queryClient.prefetchQuery(commentedPostQuery(id));
}
