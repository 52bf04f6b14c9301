import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import {
  IconCloud,
  IconCompass,
  IconHeart,
  IconHistory,
  IconMovie,
  IconPlaylist,
  IconMusic,
  IconRadio,
  IconStar,
  IconUsers,
} from '@tabler/icons-react';
import type { ScreenPath } from './screen-table.ts';
import type { RouteGroup } from './static-data.ts';
import type { ComponentType } from 'react';

export interface NavEntry {
  to: ParameterlessPath;
  label: MessageDescriptor;
  icon: ComponentType<{ size?: number; stroke?: number; 'aria-hidden'?: boolean }>;
  /** Route group whose pages all mark this entry as current. */
  group?: RouteGroup;
}

/** Paths without parameters, to which a navigation entry can link. */
export type ParameterlessPath = Exclude<ScreenPath, `${string}$${string}`>;

/** Entries of the side navigation that are not personal. */
export const discoverEntries: readonly NavEntry[] = [
  { to: '/personal-recommendation', label: msg`发现音乐`, icon: IconCompass, group: 'find-music' },
  { to: '/video', label: msg`视频`, icon: IconMovie, group: 'video' },
  { to: '/fm', label: msg`私人FM`, icon: IconRadio },
  { to: '/attention', label: msg`关注`, icon: IconUsers },
];

/** Entry of the server's music libraries, shown where there are any. */
export const libraryEntry: NavEntry = {
  to: '/library',
  label: msg`音乐库`,
  icon: IconMusic,
  group: 'music-library',
};

/** Personal entries of the side navigation. */
export const mineEntries: readonly NavEntry[] = [
  { to: '/my-love-music', label: msg`我喜欢的音乐`, icon: IconHeart },
  { to: '/recently-played-single', label: msg`最近播放`, icon: IconHistory, group: 'recent' },
  { to: '/cloud', label: msg`音乐云盘`, icon: IconCloud },
  { to: '/collect', label: msg`我的收藏`, icon: IconStar, group: 'collect' },
  { to: '/my-playlist', label: msg`我的歌单`, icon: IconPlaylist },
];

export interface TabEntry {
  to: ParameterlessPath;
  label: MessageDescriptor;
}

/** Tabs of each route group (docs/specification/screens/shell.md#tabs). */
export const groupTabs: Readonly<Record<RouteGroup, readonly TabEntry[]>> = {
  'find-music': [
    { to: '/personal-recommendation', label: msg`个性推荐` },
    { to: '/find-music/song-list', label: msg`歌单` },
    { to: '/find-music/top', label: msg`排行榜` },
    { to: '/find-music/singer', label: msg`歌手` },
    { to: '/find-music/latest-music', label: msg`最新音乐` },
  ],
  'music-library': [
    { to: '/library', label: msg`首页` },
    { to: '/library/albums', label: msg`专辑` },
    { to: '/library/artists', label: msg`歌手` },
    { to: '/library/genres', label: msg`流派` },
    { to: '/library/songs', label: msg`歌曲` },
    { to: '/library/folders', label: msg`文件夹` },
  ],
  video: [
    { to: '/video', label: msg`视频` },
    { to: '/mv', label: msg`MV` },
  ],
  collect: [
    { to: '/collect-album', label: msg`专辑` },
    { to: '/collect-singer', label: msg`歌手` },
    { to: '/collect-video', label: msg`视频` },
    { to: '/collect-special-column', label: msg`专栏` },
  ],
  recent: [
    { to: '/recently-played-single', label: msg`歌曲` },
    { to: '/recently-played-video', label: msg`视频` },
    { to: '/recently-played-playlist', label: msg`歌单` },
    { to: '/recently-played-album', label: msg`专辑` },
  ],
};

/** Accessible names of the tab rows. */
export const groupNames: Readonly<Record<RouteGroup, MessageDescriptor>> = {
  'find-music': msg`发现音乐`,
  'music-library': msg`音乐库`,
  video: msg`视频`,
  collect: msg`我的收藏`,
  recent: msg`最近播放`,
};
