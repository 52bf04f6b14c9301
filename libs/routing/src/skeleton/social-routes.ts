import { msg } from '@lingui/core/macro';
import { createRoute } from '@tanstack/react-router';
import {
  type CommentsSearch,
  type CommentType,
  type HomepageSearch,
  readComments,
  readCommentType,
  readHomepage,
  readOneOf,
} from '../search-readers.ts';
import type { Root } from './root.ts';
import { screenRouteOptions } from './screen-route.ts';

/** Routes of the social screens (docs/specification/routes.md). */
export function createSocialRoutes(root: Root) {
  const attention = createRoute({
    getParentRoute: () => root,
    path: '/attention',
    ...screenRouteOptions({ title: msg`关注`, access: 'personal' }),
  });
  const careDynamicUid = createRoute({
    getParentRoute: () => root,
    path: '/care/dynamic/$uid',
    ...screenRouteOptions({ title: msg`动态` }),
  });
  const careFollowsUid = createRoute({
    getParentRoute: () => root,
    path: '/care/follows/$uid',
    validateSearch: (raw: Record<string, unknown>): { of?: 'artists' } => ({
      of: readOneOf(raw, 'of', ['artists']),
    }),
    ...screenRouteOptions({ title: msg`关注` }),
  });
  const careFanUid = createRoute({
    getParentRoute: () => root,
    path: '/care/fan/$uid',
    ...screenRouteOptions({ title: msg`粉丝` }),
  });
  const homepageUid = createRoute({
    getParentRoute: () => root,
    path: '/homepage/$uid',
    validateSearch: (raw: Record<string, unknown>): HomepageSearch => readHomepage(raw),
    ...screenRouteOptions({ title: msg`个人主页` }),
  });
  const hotCommentListIdType = createRoute({
    getParentRoute: () => root,
    path: '/hot-comment-list/$id/$type',
    params: {
      parse: ({ id, type }: { id: string; type: string }) => ({ id, type: readCommentType(type) }),
      stringify: ({ id, type }: { id: string; type: CommentType }) => ({ id, type }),
    },
    validateSearch: (raw: Record<string, unknown>): CommentsSearch => readComments(raw),
    ...screenRouteOptions({ title: msg`热门评论` }),
  });
  return { attention, careDynamicUid, careFollowsUid, careFanUid, homepageUid, hotCommentListIdType };
}
