import { msg } from '@lingui/core/macro';
import { createRoute } from '@tanstack/react-router';
import { readOneOf, readPage, readText } from '../search-readers.ts';
import type { Root } from './root.ts';
import { screenRouteOptions } from './screen-route.ts';

type Raw = Record<string, unknown>;

/** Query and page of a collection. */
const readCollectionSearch = (raw: Raw): { keywords?: string; page?: number } => ({
  keywords: readText(raw, 'keywords'),
  page: readPage(raw),
});

/** Routes of the library screens (docs/specification/routes.md). */
export function createLibraryRoutes(root: Root) {
  const myLoveMusic = createRoute({
    getParentRoute: () => root,
    path: '/my-love-music',
    ...screenRouteOptions({ title: msg`我喜欢的音乐`, access: 'personal' }),
  });
  const myPlaylist = createRoute({
    getParentRoute: () => root,
    path: '/my-playlist',
    validateSearch: (raw: Raw): { smart?: string } => ({ smart: readText(raw, 'smart') }),
    ...screenRouteOptions({ title: msg`我的歌单`, access: 'personal' }),
  });
  const editSongList = createRoute({
    getParentRoute: () => root,
    path: '/edit-song-list',
    validateSearch: (raw: Raw): { id?: string } => ({ id: readText(raw, 'id') }),
    ...screenRouteOptions({ title: msg`编辑歌单`, access: 'personal' }),
  });
  const cloud = createRoute({
    getParentRoute: () => root,
    path: '/cloud',
    ...screenRouteOptions({ title: msg`我的音乐云盘`, access: 'personal' }),
  });
  const collect = createRoute({
    getParentRoute: () => root,
    path: '/collect',
    ...screenRouteOptions({ title: msg`我的收藏`, access: 'personal', group: 'collect' }),
  });
  const collectAlbum = createRoute({
    getParentRoute: () => root,
    path: '/collect-album',
    validateSearch: readCollectionSearch,
    ...screenRouteOptions({ title: msg`收藏的专辑`, access: 'personal', group: 'collect' }),
  });
  const collectSinger = createRoute({
    getParentRoute: () => root,
    path: '/collect-singer',
    validateSearch: readCollectionSearch,
    ...screenRouteOptions({ title: msg`收藏的歌手`, access: 'personal', group: 'collect' }),
  });
  const collectVideo = createRoute({
    getParentRoute: () => root,
    path: '/collect-video',
    validateSearch: readCollectionSearch,
    ...screenRouteOptions({ title: msg`收藏的视频`, access: 'personal', group: 'collect' }),
  });
  const collectSpecialColumn = createRoute({
    getParentRoute: () => root,
    path: '/collect-special-column',
    validateSearch: readCollectionSearch,
    ...screenRouteOptions({ title: msg`收藏的专栏`, access: 'personal', group: 'collect' }),
  });
  const recentlyPlayedSingle = createRoute({
    getParentRoute: () => root,
    path: '/recently-played-single',
    validateSearch: (raw: Raw): { report?: 'week' | 'month' | 'year' } => ({
      report: readOneOf(raw, 'report', ['week', 'month', 'year']),
    }),
    ...screenRouteOptions({ title: msg`最近播放的歌曲`, access: 'personal', group: 'recent' }),
  });
  const recentlyPlayedVideo = createRoute({
    getParentRoute: () => root,
    path: '/recently-played-video',
    ...screenRouteOptions({ title: msg`最近播放的视频`, access: 'personal', group: 'recent' }),
  });
  const recentlyPlayedPlaylist = createRoute({
    getParentRoute: () => root,
    path: '/recently-played-playlist',
    ...screenRouteOptions({ title: msg`最近播放的歌单`, access: 'personal', group: 'recent' }),
  });
  const recentlyPlayedAlbum = createRoute({
    getParentRoute: () => root,
    path: '/recently-played-album',
    ...screenRouteOptions({ title: msg`最近播放的专辑`, access: 'personal', group: 'recent' }),
  });
  return {
    myLoveMusic,
    myPlaylist,
    editSongList,
    cloud,
    collect,
    collectAlbum,
    collectSinger,
    collectVideo,
    collectSpecialColumn,
    recentlyPlayedSingle,
    recentlyPlayedVideo,
    recentlyPlayedPlaylist,
    recentlyPlayedAlbum,
  };
}
