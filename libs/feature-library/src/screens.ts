import { laterScreens, type ScreenTable } from '@qingyin/routing';
import type { Loaded } from './library-loads.ts';

const screen = laterScreens<Loaded>(
  () => import('./library-loads.ts').then(({ loads }) => loads),
  () => import('./library-views.ts').then(({ views }) => views),
);

/** Screens of the library feature (my music). */
export const libraryScreens = {
  '/cloud': screen('/cloud'),
  '/collect': screen('/collect'),
  '/collect-album': screen('/collect-album'),
  '/collect-singer': screen('/collect-singer'),
  '/collect-video': screen('/collect-video'),
  '/collect-special-column': screen('/collect-special-column'),
  '/my-love-music': screen('/my-love-music'),
  '/edit-song-list': screen('/edit-song-list'),
  '/my-playlist': screen('/my-playlist'),
  '/recently-played-single': screen('/recently-played-single'),
  '/recently-played-video': screen('/recently-played-video'),
  '/recently-played-playlist': screen('/recently-played-playlist'),
  '/recently-played-album': screen('/recently-played-album'),
} satisfies Pick<ScreenTable, Loaded>;
