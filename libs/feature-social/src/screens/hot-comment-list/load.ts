import { capabilitiesQuery } from '@qingyin/data-account';
import { albumQuery, playlistQuery, tracksByIdsQuery } from '@qingyin/data-music';
import { commentedPostQuery, commentListQuery, EVENT_DETAIL, floorQuery } from '@qingyin/data-social';
import { mvQuery, videoQuery } from '@qingyin/data-video';
import type { ScreenLoadArgs } from '@qingyin/routing';
import { sortOf, threadAt } from './comments-view.ts';

type Args = Pick<
  ScreenLoadArgs<'/hot-comment-list/$id/$type'>,
  'queryClient' | 'params' | 'search' | 'preload'
>;

/** Waits for what is commented on, and asks for what is said about it. Never rejects: the page says what went wrong. */
export async function loadComments({ queryClient, params, search, preload }: Args): Promise<void> {
  const thread = threadAt(params);
  // A link that is only hovered gets the page's first view, no more.
  if (!preload) {
    void queryClient.prefetchInfiniteQuery(commentListQuery(thread, sortOf(search)));
    const { comment, floor = comment } = search;
    if (floor) void queryClient.prefetchInfiniteQuery(floorQuery(thread, Number(floor)));
  }
  await loadSubject({ queryClient, params });
}

async function loadSubject({ queryClient, params }: Pick<Args, 'queryClient' | 'params'>): Promise<void> {
  const { kind, id } = threadAt(params);
  if (kind === 'song') return queryClient.prefetchQuery(tracksByIdsQuery([Number(id)]));
  if (kind === 'album') return queryClient.prefetchQuery(albumQuery(id));
  if (kind === 'playlist') return queryClient.prefetchQuery(playlistQuery(id));
  if (kind === 'mv') return queryClient.prefetchQuery(mvQuery(id));
  if (kind === 'video') return queryClient.prefetchQuery(videoQuery(id));
  const capabilities = await queryClient.fetchQuery(capabilitiesQuery()).catch(() => null);
  if (capabilities?.features.includes(EVENT_DETAIL)) await queryClient.prefetchQuery(commentedPostQuery(id));
}
