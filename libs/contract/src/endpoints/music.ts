/**
 * @file Songs, playlists, albums, charts and recommendations (docs/specification/contract/songs.md,
 * docs/specification/contract/search.md, docs/specification/contract/discover.md#personal-recommendations and
 * docs/specification/contract/discover.md#playlist-page-and-own-playlists).
 */
import type { BitrateLimit } from '../bitrate-limits.ts';
import { endpoint } from '../endpoint.ts';
import type {
  Album,
  Artist,
  Banner,
  PersonalizedMv,
  PersonalizedPlaylist,
  Playlist,
  PlaylistDetailAnswer,
  PrivateContent,
} from '../entities/catalogue.ts';
import type { RecommendReason } from '../entities/listening.ts';
import type { LyricAnswer, OldSong, Privilege, QualityLevel, Song, SongUrl } from '../entities/song.ts';
import type { UserBrief } from '../entities/people.ts';

export interface PlaylistListItem extends PersonalizedPlaylist {
  /** lower-case spelling of recommend/resource (docs/specification/contract/discover.md#personal-recommendations) */
  playcount?: number;
  /** ms since 1970 */
  createTime?: number;
  userId?: number;
  creator?: UserBrief | null;
  /** recommend/resource: the algorithm that chose it; `copywriter` gives the reason as text */
  alg?: string;
}

export * from './artists.ts';
export * from './browsing.ts';
export * from './downloads.ts';
export * from './lyric-edits.ts';
export * from './search.ts';

export const banner = endpoint<{ type?: number }, { code: number; banners: Banner[] }>('/banner', {
  cache: true,
});
export const personalized = endpoint<{ limit?: number }, { code: number; result: PersonalizedPlaylist[] }>(
  '/personalized',
  { cache: true },
);
export const personalizedNewsong = endpoint<
  { limit?: number },
  { code: number; result: { id: number; name: string; picUrl: string; song: OldSong }[] }
>('/personalized/newsong', { cache: true });
export const personalizedMv = endpoint<object, { code: number; result: PersonalizedMv[] }>(
  '/personalized/mv',
  {
    cache: true,
  },
);
export const privateContent = endpoint<object, { code: number; result: PrivateContent[] }>(
  '/personalized/privatecontent',
  { cache: true },
);
export const recommendResource = endpoint<object, { code: number; recommend: PlaylistListItem[] }>(
  '/recommend/resource',
);
export const recommendSongs = endpoint<
  object,
  { code: number; data: { dailySongs: Song[]; recommendReasons?: RecommendReason[] } }
>('/recommend/songs');
export const playlistDetail = endpoint<{ id: string; s?: number }, PlaylistDetailAnswer>('/playlist/detail');
export const playlistTracks = endpoint<
  { id: string; limit?: number; offset?: number },
  { code: number; songs: Song[]; privileges: Privilege[] }
>('/playlist/track/all');
export const playlistSubscribers = endpoint<
  { id: string; limit?: number; offset?: number },
  { code: number; subscribers: UserBrief[]; total: number; more: boolean }
>('/playlist/subscribers');
export const playlistRelated = endpoint<{ id: string }, { code: number; data: Playlist[] }>(
  '/playlist/detail/rcmd/get',
  {
    cache: true,
  },
);
export const playlistSubscribe = endpoint<{ id: string; t: 1 | 2 }, { code: number; message?: string }>(
  '/playlist/subscribe',
  {
    method: 'POST',
  },
);
export const playlistUpdatePlaycount = endpoint<{ id: string }, { code: number }>(
  '/playlist/update/playcount',
  {
    method: 'POST',
  },
);
export const playlistTracksChange = endpoint<
  { op: 'add' | 'del'; pid: string; tracks: string },
  { status?: number; body?: { code: number; message?: string }; code?: number; message?: string }
>('/playlist/tracks', { method: 'POST' });
export const songDetail = endpoint<{ ids: string }, { code: number; songs: Song[]; privileges: Privilege[] }>(
  '/song/detail',
  { cache: true },
);
// `plays` and `maxKbps` are extensions (docs/api-extensions.md); other services ignore them
export const songUrl = endpoint<
  { id: string; level: QualityLevel; plays?: string | undefined; maxKbps?: BitrateLimit | undefined },
  { code: number; data: SongUrl[] }
>('/song/url/v1');
export const checkMusic = endpoint<
  { id: string; br?: number },
  { code: number; success: boolean; message: string }
>('/check/music', {
  cache: true,
  format: true,
});
// Not cached although the contract allows it, so that users see their edits of lyrics at once.
export const lyric = endpoint<{ id: string }, LyricAnswer>('/lyric/new');
export const scrobble = endpoint<
  // `listen` and `ago` are extensions (docs/api-extensions.md); other services ignore them
  { id: string; sourceid: string; time: number; listen?: string; ago?: number },
  { code: number; data: string }
>('/scrobble', { method: 'POST' });
export const songUrlByRate = endpoint<{ id: string; br?: number }, { code: number; data: SongUrl[] }>(
  '/song/url',
);
export const lyricPlain = endpoint<{ id: string }, LyricAnswer>('/lyric');
export const album = endpoint<
  { id: string },
  { code: number; resourceState: boolean; songs: Song[]; album: Album }
>('/album', { cache: true });
export const artists = endpoint<
  { id: string },
  { code: number; artist: Artist; hotSongs: Song[]; more: boolean }
>('/artists', { cache: true });
export const toplist = endpoint<object, { code: number; list: Playlist[] }>('/toplist', { cache: true });
export const toplistDetail = endpoint<
  object,
  { code: number; list: (Playlist & { tracks: { first: string; second: string }[] })[] }
>('/toplist/detail', { cache: true });
