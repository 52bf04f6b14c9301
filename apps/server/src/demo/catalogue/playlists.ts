import { editorsLists } from './editors-lists.ts';
import { listenersLists } from './listeners-lists.ts';
import type { DemoPlaylist } from './playlist.ts';

/** Playlists of editors and users; the first ones are shown on the home page. */
export const demoPlaylists: readonly DemoPlaylist[] = [...editorsLists, ...listenersLists].sort(
  (a, b) => a.id - b.id,
);
