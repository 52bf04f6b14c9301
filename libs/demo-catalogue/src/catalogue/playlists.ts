import { editorsPlaylists } from './editors-playlists.ts';
import { userPlaylists } from './user-playlists.ts';
import type { DemoPlaylist } from './playlist.ts';

/** Playlists of editors and users; the first ones are shown on the home page. */
export const demoPlaylists: readonly DemoPlaylist[] = [...editorsPlaylists, ...userPlaylists].sort(
  (a, b) => a.id - b.id,
);
