import { unbuilt, type ScreenTable } from '@qingyin/routing';

/** The library screens (my music); none is built yet. */
export const libraryScreens = {
  '/cloud': unbuilt(),
  '/collect': unbuilt(),
  '/collect-album': unbuilt(),
  '/collect-singer': unbuilt(),
  '/collect-video': unbuilt(),
  '/collect-special-column': unbuilt(),
  '/my-love-music': unbuilt(),
  '/edit-song-list': unbuilt(),
  '/my-playlist': unbuilt(),
  '/recently-played-single': unbuilt(),
  '/recently-played-video': unbuilt(),
  '/recently-played-playlist': unbuilt(),
  '/recently-played-album': unbuilt(),
} satisfies Pick<
  ScreenTable,
  | '/cloud'
  | '/collect'
  | '/collect-album'
  | '/collect-singer'
  | '/collect-video'
  | '/collect-special-column'
  | '/my-love-music'
  | '/edit-song-list'
  | '/my-playlist'
  | '/recently-played-single'
  | '/recently-played-video'
  | '/recently-played-playlist'
  | '/recently-played-album'
>;
