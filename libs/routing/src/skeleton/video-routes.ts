import { msg } from '@lingui/core/macro';
import { createRoute } from '@tanstack/react-router';
import { readPage, readStart, readText } from '../search-readers.ts';
import type { Root } from './root.ts';
import { screenRouteOptions } from './screen-route.ts';

type Raw = Record<string, unknown>;

/** Routes of the video screens (docs/specification/routes.md). */
export function createVideoRoutes(root: Root) {
  const video = createRoute({
    getParentRoute: () => root,
    path: '/video',
    validateSearch: (raw: Raw): { group?: string; page?: number } => ({
      group: readText(raw, 'group'),
      page: readPage(raw),
    }),
    ...screenRouteOptions({ title: msg`视频`, group: 'video' }),
  });
  const mv = createRoute({
    getParentRoute: () => root,
    path: '/mv',
    validateSearch: (raw: Raw): { newest?: string; hottest?: string; exclusive?: string } => ({
      newest: readText(raw, 'newest'),
      hottest: readText(raw, 'hottest'),
      exclusive: readText(raw, 'exclusive'),
    }),
    ...screenRouteOptions({ title: msg`MV`, group: 'video' }),
  });
  const mvAll = createRoute({
    getParentRoute: () => root,
    path: '/mv-all',
    validateSearch: (raw: Raw): { area?: string; type?: string; order?: string } => ({
      area: readText(raw, 'area'),
      type: readText(raw, 'type'),
      order: readText(raw, 'order'),
    }),
    ...screenRouteOptions({ title: msg`全部MV` }),
  });
  const topMv = createRoute({
    getParentRoute: () => root,
    path: '/top-mv',
    validateSearch: (raw: Raw): { area?: string } => ({ area: readText(raw, 'area') }),
    ...screenRouteOptions({ title: msg`MV排行榜` }),
  });
  const mvDetailMvid = createRoute({
    getParentRoute: () => root,
    path: '/mv-detail/$mvid',
    validateSearch: (raw: Raw): { t?: number } => ({ t: readStart(raw) }),
    ...screenRouteOptions({ title: msg`MV` }),
  });
  const videoDetailVid = createRoute({
    getParentRoute: () => root,
    path: '/video-detail/$vid',
    validateSearch: (raw: Raw): { t?: number } => ({ t: readStart(raw) }),
    ...screenRouteOptions({ title: msg`视频` }),
  });
  const exclusiveBroadcast = createRoute({
    getParentRoute: () => root,
    path: '/exclusive-broadcast',
    ...screenRouteOptions({ title: msg`独家放送` }),
  });
  return { video, mv, mvAll, topMv, mvDetailMvid, videoDetailVid, exclusiveBroadcast };
}
