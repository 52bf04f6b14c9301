import { msg } from '@lingui/core/macro';
import { createRoute } from '@tanstack/react-router';
import {
  type SearchType,
  type SongSearch,
  readOneOf,
  readPage,
  readSearchType,
  readSong,
  readText,
} from '../search-readers.ts';
import type { Root } from './root.ts';
import { screenRouteOptions } from './screen-route.ts';

type Raw = Record<string, unknown>;

/** Routes of the music screens (docs/specification/routes.md). */
export function createMusicRoutes(root: Root) {
  const personalRecommendation = createRoute({
    getParentRoute: () => root,
    path: '/personal-recommendation',
    ...screenRouteOptions({ title: msg`个性推荐`, group: 'find-music' }),
  });
  const fm = createRoute({
    getParentRoute: () => root,
    path: '/fm',
    ...screenRouteOptions({ title: msg`私人FM`, access: 'personal' }),
  });
  const findMusicSongList = createRoute({
    getParentRoute: () => root,
    path: '/find-music/song-list',
    validateSearch: (raw: Raw): { cat?: string; order?: 'new'; page?: number } => ({
      cat: readText(raw, 'cat'),
      order: readOneOf(raw, 'order', ['new']),
      page: readPage(raw),
    }),
    ...screenRouteOptions({ title: msg`歌单`, group: 'find-music' }),
  });
  const findMusicQualityPlayListId = createRoute({
    getParentRoute: () => root,
    path: '/find-music/quality-play-list/$id',
    ...screenRouteOptions({ title: msg`精品歌单` }),
  });
  const findMusicTop = createRoute({
    getParentRoute: () => root,
    path: '/find-music/top',
    ...screenRouteOptions({ title: msg`排行榜`, group: 'find-music' }),
  });
  const findMusicSinger = createRoute({
    getParentRoute: () => root,
    path: '/find-music/singer',
    validateSearch: (raw: Raw): { area?: string; type?: string; initial?: string } => ({
      area: readText(raw, 'area'),
      type: readText(raw, 'type'),
      initial: readText(raw, 'initial'),
    }),
    ...screenRouteOptions({ title: msg`歌手`, group: 'find-music' }),
  });
  const findMusicLatestMusic = createRoute({
    getParentRoute: () => root,
    path: '/find-music/latest-music',
    validateSearch: (raw: Raw): { view?: 'albums'; area?: string } => ({
      view: readOneOf(raw, 'view', ['albums']),
      area: readText(raw, 'area'),
    }),
    ...screenRouteOptions({ title: msg`最新音乐`, group: 'find-music' }),
  });
  const playListId = createRoute({
    getParentRoute: () => root,
    path: '/playList/$id',
    validateSearch: (raw: Raw): SongSearch => readSong(raw),
    ...screenRouteOptions({ title: msg`歌单` }),
  });
  const searchDetailType = createRoute({
    getParentRoute: () => root,
    path: '/search-detail/$type',
    params: {
      parse: ({ type }: { type: string }) => ({ type: readSearchType(type) }),
      stringify: ({ type }: { type: SearchType }) => ({ type }),
    },
    validateSearch: (raw: Raw): { keywords?: string; page?: number; exact?: 'yes' } => ({
      keywords: readText(raw, 'keywords'),
      page: readPage(raw),
      // Shows no results of the suggested query.
      exact: readOneOf(raw, 'exact', ['yes']),
    }),
    ...screenRouteOptions({ title: msg`搜索` }),
  });
  const artistsDetail = createRoute({
    getParentRoute: () => root,
    path: '/artists-detail',
    validateSearch: (raw: Raw): { id?: string; tab?: string } => ({
      id: readText(raw, 'id'),
      tab: readText(raw, 'tab'),
    }),
    ...screenRouteOptions({ title: msg`歌手` }),
  });
  const albumId = createRoute({
    getParentRoute: () => root,
    path: '/album/$id',
    validateSearch: (raw: Raw): SongSearch => readSong(raw),
    ...screenRouteOptions({ title: msg`专辑` }),
  });
  const singerList = createRoute({
    getParentRoute: () => root,
    path: '/singer-list',
    validateSearch: (raw: Raw): { area?: string } => ({ area: readText(raw, 'area') }),
    ...screenRouteOptions({ title: msg`歌手榜` }),
  });
  return {
    personalRecommendation,
    fm,
    findMusicSongList,
    findMusicQualityPlayListId,
    findMusicTop,
    findMusicSinger,
    findMusicLatestMusic,
    playListId,
    searchDetailType,
    artistsDetail,
    albumId,
    singerList,
  };
}
