/**
 * @file Details of songs, albums, and lists of playlists (docs/specification/contract/songs.md extras of songs, 4.13,
 *   4.18, 4.19).
 */
import { endpoint } from '../endpoint.ts';
import type {
  HighqualityTag,
  HotPlaylistTag,
  PlaylistCategory,
  SongQualities,
  SongWikiBlock,
} from '../entities/browsing.ts';
import type { Album, Playlist } from '../entities/catalogue.ts';
import type { OldSong, QualityLevel, SongUrl } from '../entities/song.ts';

interface ById {
  id: string;
}
interface Page {
  limit?: number;
  offset?: number;
}
const kept = { cache: true } as const;

export const songMusicDetail = endpoint<ById, { code: number; data: SongQualities }>(
  '/song/music/detail',
  kept,
);
/** Number of users who like the song. */
export const songRedCount = endpoint<ById, { code: number; data: { count: number; countDesc: string } }>(
  '/song/red/count',
  kept,
);
export const songDownloadUrlV1 = endpoint<ById & { level: QualityLevel }, { code: number; data: SongUrl }>(
  '/song/download/url/v1',
);
/** Animated cover; null when there is none. */
export const songDynamicCover = endpoint<ById, { code: number; data: { videoPlayUrl: string | null } }>(
  '/song/dynamic/cover',
  kept,
);
/** Facts about a song in blocks of lines; empty when none are known. */
export const songWikiSummary = endpoint<ById, { code: number; data: { blocks: SongWikiBlock[] } }>(
  '/song/wiki/summary',
  kept,
);

export const albumDetailDynamic = endpoint<
  ById,
  {
    code: number;
    isSub: boolean;
    /** ms since 1970, 0 = not collected */
    subTime: number;
    subCount: number;
    commentCount: number;
    shareCount: number;
    likedCount: number;
    onSale: boolean;
    albumGameInfo: null;
  }
>('/album/detail/dynamic');
/** `area`: ALL, ZH, EA, KR, JP */
export const albumNew = endpoint<Page & { area?: string }, { code: number; albums: Album[]; total: number }>(
  '/album/new',
  kept,
);
export const albumNewest = endpoint<object, { code: number; albums: Album[] }>('/album/newest', kept);
/**
 * Without `year` and `month`: the newest month that has albums. `weekData` comes with the first page of the
 * current month.
 */
export const topAlbum = endpoint<
  Page & { area?: string; type?: 'new' | 'hot'; year?: number; month?: number },
  { code: number; weekData?: Album[]; monthData: Album[]; hasMore: boolean }
>('/top/album', kept);
/** `type`: 0 all, 7 Chinese, 96 Western, 8 Japanese, 16 Korean */
export const topSong = endpoint<{ type?: number }, { code: number; data: OldSong[] }>('/top/song', kept);

export const playlistCatlist = endpoint<
  object,
  {
    code: number;
    all: PlaylistCategory;
    sub: PlaylistCategory[];
    categories: Record<string, string>;
  }
>('/playlist/catlist', kept);
export const playlistHot = endpoint<object, { code: number; tags: HotPlaylistTag[] }>('/playlist/hot', kept);
export const topPlaylist = endpoint<
  Page & { cat?: string; order?: 'hot' | 'new' },
  { code: number; playlists: Playlist[]; total: number; more: boolean; cat: string }
>('/top/playlist', kept);
export const playlistHighqualityTags = endpoint<object, { code: number; tags: HighqualityTag[] }>(
  '/playlist/highquality/tags',
  kept,
);
/** `before`: `updateTime` of the last playlist of the previous page, or its `lasttime`. */
export const topPlaylistHighquality = endpoint<
  { cat?: string; limit?: number; before?: number },
  {
    code: number;
    playlists: (Playlist & { tag: string })[];
    total: number;
    more: boolean;
    lasttime: number;
  }
>('/top/playlist/highquality', kept);
