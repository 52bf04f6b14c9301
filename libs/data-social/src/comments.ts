import { endpoints } from '@qingyin/contract';
import { expectOk, http } from '@qingyin/http-client';
import { queryOptions } from '@tanstack/react-query';
import { socialKeys } from './keys.ts';
import type { CommentedKind } from './commented-kind.ts';

const lists = {
  song: endpoints.social.commentMusic,
  mv: endpoints.social.commentMv,
  playlist: endpoints.social.commentPlaylist,
  album: endpoints.social.commentAlbum,
  video: endpoints.social.commentVideo,
} as const satisfies Record<CommentedKind, unknown>;

const FIRST_PAGE = { limit: 20, offset: 0 };

/** The first page of what people wrote about a thing, hot ones beside it (contract page, 3.8). */
export const commentsQuery = (kind: CommentedKind, id: string) =>
  queryOptions({
    queryKey: socialKeys.comments(kind, id),
    queryFn: async ({ signal }) =>
      expectOk(await http.call(lists[kind], { params: { id, ...FIRST_PAGE }, signal })),
  });
