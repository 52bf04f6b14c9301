import { endpoints } from '@qingyin/contract';
import { expectOk, http } from '@qingyin/http-client';
import { queryOptions } from '@tanstack/react-query';
import { socialKeys } from './keys.ts';

const FIRST_PAGE = { limit: 20, offset: 0 };

/** The first page of a playlist's comments, hot ones beside it. */
export const playlistCommentsQuery = (id: string) =>
  queryOptions({
    queryKey: socialKeys.comments('playlist', id),
    queryFn: async ({ signal }) =>
      expectOk(await http.call(endpoints.social.commentPlaylist, { params: { id, ...FIRST_PAGE }, signal })),
  });

/** The first page of a song's comments, hot ones beside it. */
export const songCommentsQuery = (id: string) =>
  queryOptions({
    queryKey: socialKeys.comments('song', id),
    queryFn: async ({ signal }) =>
      expectOk(await http.call(endpoints.social.commentMusic, { params: { id, ...FIRST_PAGE }, signal })),
  });
