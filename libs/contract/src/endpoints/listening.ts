/**
 * @file Playback history and recommendations (docs/specification/contract/songs.md,
 * docs/specification/contract/discover.md#personal-recommendations,
 * docs/specification/contract/discover.md#private-fm, docs/specification/contract/social.md#homepage and
 * docs/specification/contract/my-music.md#recently-played).
 */
import { endpoint } from '../endpoint.ts';
import type { Album, Artist, Playlist } from '../entities/catalogue.ts';
import type {
  HeartItem,
  Listener,
  ListeningReport,
  PlaybackDevice,
  PlaybackQueue,
  PlayRecord,
  RecommendedSong,
  RecentAnswer,
  RecentList,
  SimilarPlaylist,
} from '../entities/listening.ts';
import type { OldSong, Song } from '../entities/song.ts';
import type { VideoBrief } from '../entities/video-brief.ts';

type Page = { id: string; limit?: number; offset?: number };
type Radio = { code: number; popAdjust: boolean; data: RecommendedSong[] };

export const recommendSongsDislike = endpoint<{ id: string }, { code: number; data: RecommendedSong }>(
  '/recommend/songs/dislike',
  { method: 'POST' },
);
export const historyRecommendSongs = endpoint<object, { code: number; data: { dates: string[] } }>(
  '/history/recommend/songs',
);
export const historyRecommendSongsDetail = endpoint<
  { date: string },
  { code: number; data: { songs: Song[] } }
>('/history/recommend/songs/detail');

export const personalFm = endpoint<object, Radio>('/personal_fm');
export const personalFmMode = endpoint<
  { mode: 'DEFAULT' | 'FAMILIAR' | 'EXPLORE' | 'SCENE_RCMD'; submode?: string; limit?: number },
  Radio
>('/personal/fm/mode');
export const fmTrash = endpoint<
  { id: string; time?: number },
  { code: number; songs: OldSong[]; count: number }
>('/fm_trash', { method: 'POST' });
export const playmodeIntelligenceList = endpoint<
  { id: string; pid: string; sid?: string; count?: number },
  { code: number; data: HeartItem[] }
>('/playmode/intelligence/list');

// Not cached although the contract allows it: unwanted songs must disappear at once.
export const simiSong = endpoint<Page, { code: number; songs: RecommendedSong[] }>('/simi/song');
export const simiPlaylist = endpoint<Page, { code: number; playlists: SimilarPlaylist[] }>('/simi/playlist', {
  cache: true,
});
export const simiUser = endpoint<Page, { code: number; userprofiles: Listener[] }>('/simi/user');
export const simiArtist = endpoint<{ id: string }, { code: number; artists: Artist[] }>('/simi/artist', {
  cache: true,
});

export const userRecord = endpoint<
  { uid: string; type?: 0 | 1 },
  { code: number; weekData?: PlayRecord[]; allData?: PlayRecord[] }
>('/user/record');
export const recordRecentSong = endpoint<{ limit?: number }, RecentAnswer<Song>>('/record/recent/song');
export const recordRecentVideo = endpoint<{ limit?: number }, RecentAnswer<VideoBrief>>(
  '/record/recent/video',
);
export const recordRecentPlaylist = endpoint<{ limit?: number }, RecentAnswer<Playlist>>(
  '/record/recent/playlist',
);
export const recordRecentAlbum = endpoint<{ limit?: number }, RecentAnswer<Album>>('/record/recent/album');
export const recordRecentVoice = endpoint<{ limit?: number }, RecentAnswer<never>>('/record/recent/voice');
export const recordRecentDj = endpoint<{ limit?: number }, RecentAnswer<never>>('/record/recent/dj');

/** Extension (docs/api-extensions.md): records the playback of a resource other than a song. */
export const played = endpoint<{ type: 'playlist' | 'album' | 'mv' | 'video'; id: string }, { code: number }>(
  '/x/played',
  { method: 'POST' },
);
/**
 * Extension: hides entries up to a time from the lists of recently played resources (`id`: one or several
 * separated by commas), and undoes that.
 */
export const recordClear = endpoint<
  { type: RecentList; id?: string; until?: number },
  { code: number; until: number }
>('/x/record/clear', { method: 'POST' });
export const recordRestore = endpoint<{ type: RecentList; id?: string; until: number }, { code: number }>(
  '/x/record/restore',
  { method: 'POST' },
);
/**
 * Extension: statistics of the caller's listening in a period; `zone` is the IANA time zone that defines the days.
 */
export const listeningReport = endpoint<
  { from: number; to: number; zone?: string; limit?: number },
  { code: number; data: ListeningReport }
>('/x/listening/report');
/** Extension: records that a song of private FM was skipped, which makes it less frequent. */
export const radioSkipped = endpoint<{ id: string; time?: number }, { code: number }>('/x/radio/skipped', {
  method: 'POST',
});
/** Extension: songs that the caller removed from recommendations, and the removal from that list. */
export const unwanted = endpoint<
  { limit?: number; offset?: number },
  { code: number; count: number; more: boolean; songs: (Song & { time: number; source: string })[] }
>('/x/unwanted');
export const unwantedRemove = endpoint<{ id: string }, { code: number }>('/x/unwanted/remove', {
  method: 'POST',
});
/** Extension: whether other users see the caller's playback history. */
export const recordPrivacy = endpoint<{ hidden?: boolean }, { code: number; hidden: boolean }>(
  '/x/record/privacy',
  { method: 'POST' },
);
/**
 * Extension: saves what a device of the caller plays, to continue there or on another device. `queue`: song ids
 * separated by commas, at most 1,000; `position` in ms; `source`: origin of the queue, `kind:id`.
 */
export const continueSave = endpoint<
  { device: string; name?: string; queue: string; index: number; position: number; source?: string },
  { code: number }
>('/x/continue/save', { method: 'POST' });
/** Extension: devices of the caller with what they play, the latest first. */
export const continueDevices = endpoint<object, { code: number; devices: PlaybackDevice[] }>('/x/continue');
/** Extension: the queue of a device of the caller. */
export const continueQueue = endpoint<{ device: string }, { code: number } & PlaybackQueue>(
  '/x/continue/queue',
);
/** Extension: forgets what a device of the caller plays. */
export const continueRemove = endpoint<{ device: string }, { code: number }>('/x/continue/remove', {
  method: 'POST',
});
