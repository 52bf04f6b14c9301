/**
 * @file Categories of playlists, and details of songs (docs/specification/contract/songs.md and
 * docs/specification/contract/discover.md#playlist-categories).
 */
import type { Quality } from './song.ts';

/** A tag under which playlists are found. */
export interface PlaylistCategory {
  name: string;
  /** key of `categories` */
  category: number;
  hot: boolean;
  activity: boolean;
  type: number;
  resourceType: number;
  /** number of playlists with this tag */
  resourceCount: number;
  imgId: number;
  imgUrl: string | null;
}

export interface HotPlaylistTag {
  id: number;
  name: string;
  category: number;
  hot: boolean;
  playlistTag: { id: number; name: string; category: number; usedCount: number; position: number };
}

export interface HighqualityTag {
  id: number;
  name: string;
  type: number;
  category: number;
  hot: boolean;
}

/**
 * All encodings of a song by name; null = not available. `je` surround, `sk` immersive, `jm` master, `db` Dolby.
 */
export interface SongQualities {
  songId: number;
  l: Quality | null;
  m: Quality | null;
  h: Quality | null;
  sq: Quality | null;
  hr: Quality | null;
  je: Quality | null;
  sk: Quality | null;
  jm: Quality | null;
  db: Quality | null;
}

interface Titled {
  uiElement: { mainTitle: { title: string } };
}

/** Facts about a song in the form that public clients read; this server fills in the tags only. */
export interface SongWikiBlock extends Titled {
  code: 'SONG_PLAY_ABOUT_SONG_BASIC';
  creatives: (Titled & { creativeType: 'songTag'; resources: Titled[] })[];
}
