import { defineScreen, laterLoads, type ScreenTable } from '@qingyin/routing';
import type { Loaded } from './library-loads.ts';

const later = laterLoads(() => import('./library-loads.ts').then(({ loads }) => loads));

/** The library screens (my music): what each needs before it shows, and where its code is. */
export const libraryScreens = {
  '/cloud': defineScreen('/cloud', {
    load: later('/cloud'),
    view: () => import('./screens/cloud/route.tsx').then(({ route }) => route),
  }),
  '/collect': defineScreen('/collect', {
    load: later('/collect'),
    view: () => import('./screens/collect/route.tsx').then(({ route }) => route),
  }),
  '/collect-album': defineScreen('/collect-album', {
    load: later('/collect-album'),
    view: () => import('./screens/collect-album/route.tsx').then(({ route }) => route),
  }),
  '/collect-singer': defineScreen('/collect-singer', {
    load: later('/collect-singer'),
    view: () => import('./screens/collect-singer/route.tsx').then(({ route }) => route),
  }),
  '/collect-video': defineScreen('/collect-video', {
    load: later('/collect-video'),
    view: () => import('./screens/collect-video/route.tsx').then(({ route }) => route),
  }),
  '/collect-special-column': defineScreen('/collect-special-column', {
    load: later('/collect-special-column'),
    view: () => import('./screens/collect-special-column/route.tsx').then(({ route }) => route),
  }),
  '/my-love-music': defineScreen('/my-love-music', {
    load: later('/my-love-music'),
    view: () => import('./screens/my-love-music/route.tsx').then(({ route }) => route),
  }),
  '/edit-song-list': defineScreen('/edit-song-list', {
    load: later('/edit-song-list'),
    view: () => import('./screens/edit-song-list/route.tsx').then(({ route }) => route),
  }),
  '/my-playlist': defineScreen('/my-playlist', {
    load: later('/my-playlist'),
    view: () => import('./screens/my-playlist/route.tsx').then(({ route }) => route),
  }),
  '/recently-played-single': defineScreen('/recently-played-single', {
    load: later('/recently-played-single'),
    view: () => import('./screens/recent/songs-route.tsx').then(({ route }) => route),
  }),
  '/recently-played-video': defineScreen('/recently-played-video', {
    load: later('/recently-played-video'),
    view: () => import('./screens/recent/videos-route.tsx').then(({ route }) => route),
  }),
  '/recently-played-playlist': defineScreen('/recently-played-playlist', {
    load: later('/recently-played-playlist'),
    view: () => import('./screens/recent/playlists-route.tsx').then(({ route }) => route),
  }),
  '/recently-played-album': defineScreen('/recently-played-album', {
    load: later('/recently-played-album'),
    view: () => import('./screens/recent/albums-route.tsx').then(({ route }) => route),
  }),
} satisfies Pick<ScreenTable, Loaded>;
