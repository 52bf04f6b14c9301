/**
 * @file Likes, collections and playlists of users (docs/specification/contract/collecting.md#like,
 * docs/specification/contract/collecting.md#own-playlists, docs/specification/contract/social.md#homepage,
 * docs/specification/contract/my-music.md#collections and
 * docs/specification/contract/discover.md#playlist-page-and-own-playlists).
 */
import { endpoint } from '../endpoint.ts';
import type { CollectedAlbum, CollectedArtist, Topic } from '../entities/collected-resources.ts';
import type { Playlist, PlaylistVersion } from '../entities/catalogue.ts';
import type { UserBrief } from '../entities/people.ts';
import type { VideoBrief } from '../entities/video-brief.ts';

export * from './smart-playlists.ts';
export * from './song-ratings.ts';

interface Done {
  code: number;
  message?: string;
}
/** `t`: 1 collects, any other value removes */
interface Collect {
  id: string;
  t: 0 | 1 | 2;
}
interface Page {
  limit?: number;
  offset?: number;
}
/** A page of a user's collection. */
interface Collected<Item> {
  code: number;
  data: Item[];
  count: number;
  hasMore: boolean;
}
interface SomeLists {
  code: number;
  data: { playlist: Playlist[]; hasMore: boolean };
}
const post = { method: 'POST' } as const;

export const likelist = endpoint<{ uid: string }, { code: number; ids: number[]; checkPoint: number }>(
  '/likelist',
);
export const like = endpoint<
  { id: string; like: boolean },
  { code: number; songs: []; playlistId: number; message?: string }
>('/like', post);
/** Filters ids by likes. `ids`: JSON array as text; the answer contains the liked ones. */
export const songLikeCheck = endpoint<{ ids: string }, { code: number; data: number[] }>('/song/like/check');

export const userPlaylist = endpoint<
  { uid: string } & Page,
  { code: number; more: boolean; playlist: Playlist[] }
>('/user/playlist');
export const userPlaylistCreate = endpoint<{ uid: string } & Page, SomeLists>('/user/playlist/create');
export const userPlaylistCollect = endpoint<{ uid: string } & Page, SomeLists>('/user/playlist/collect');

/** Without `privacy` our service makes a private playlist, others a public one. */
export const playlistCreate = endpoint<
  { name: string; privacy?: 0 | 10; type?: 'NORMAL' | 'VIDEO' | 'SHARED' },
  { code: number; id: number; playlist: Playlist; message?: string }
>('/playlist/create', post);
/** `id`: ids of playlists separated by commas */
export const playlistDelete = endpoint<{ id: string }, Done & { id: number }>('/playlist/delete', post);
/** Sets name, description and tags at once; `tags` are separated by `;`. */
export const playlistUpdate = endpoint<
  { id: string; name: string; desc?: string; tags?: string },
  Done & Record<`/api/playlist/${'desc/update' | 'tags/update' | 'update/name'}`, { code: number }>
>('/playlist/update', post);
export const playlistNameUpdate = endpoint<{ id: string; name: string }, Done>('/playlist/name/update', post);
export const playlistDescUpdate = endpoint<{ id: string; desc: string }, Done>('/playlist/desc/update', post);
/** `tags`: up to three known tags separated by `;` */
export const playlistTagsUpdate = endpoint<{ id: string; tags: string }, Done>('/playlist/tags/update', post);
/** `ids`: JSON array as text with the playlists in their new order */
export const playlistOrderUpdate = endpoint<{ ids: string }, Done>('/playlist/order/update', post);
/** `ids`: JSON array as text with the songs in their new order; songs that are left out keep their positions */
export const songOrderUpdate = endpoint<{ pid: string; ids: string }, Done>('/song/order/update', post);
/**
 * Extension (docs/api-extensions.md): which of the given songs each playlist of the caller contains; playlists
 * without any are left out.
 */
export const playlistsHolding = endpoint<
  { ids: string },
  { code: number; data: { id: number; songs: number[] }[] }
>('/x/playlists/holding', post);
/** Extension (docs/api-extensions.md): earlier versions of a playlist of the caller, newest first. */
export const playlistsVersions = endpoint<{ id: string }, { code: number; data: PlaylistVersion[] }>(
  '/x/playlists/versions',
);
/**
 * Extension: restores the songs of an earlier version. The answer's `version` undoes it; null: the playlist was
 * empty before.
 */
export const playlistsRestore = endpoint<
  { id: string; version: number },
  { code: number; version: number | null; count: number }
>('/x/playlists/restore', post);
/** Makes a playlist of the caller public. */
export const playlistPrivacy = endpoint<{ id: string }, Done>('/playlist/privacy', post);
/** Extension (docs/api-extensions.md): makes a playlist of the caller private again. */
export const playlistHide = endpoint<{ id: string }, Done>('/x/playlists/hide', post);
/** Adds films to a playlist of videos; `ids`: ids of MVs and vids of videos, separated by commas. */
export const playlistTrackAdd = endpoint<{ pid: string; ids: string }, Done>('/playlist/track/add', post);
export const playlistTrackDelete = endpoint<{ id: string; ids: string }, Done>(
  '/playlist/track/delete',
  post,
);
export const playlistDetailDynamic = endpoint<
  { id: string; s?: number },
  {
    code: number;
    commentCount: number;
    shareCount: number;
    playCount: number;
    /** number of users who collected it */
    bookedCount: number;
    subscribed: boolean;
    /** whether the caller follows its creator */
    followed: boolean;
    remarkName: string | null;
  }
>('/playlist/detail/dynamic');
/** Films that the caller likes, newest first; pass the previous answer's `time` for the next page. */
export const playlistMylike = endpoint<
  { time?: number; limit?: number },
  { code: number; data: { feeds: VideoBrief[]; more: boolean; time: number } }
>('/playlist/mylike');

export const albumSub = endpoint<Collect, Done>('/album/sub', post);
export const artistSub = endpoint<Collect, Done>('/artist/sub', post);
export const mvSub = endpoint<{ mvid: string; t: 0 | 1 | 2 }, Done>('/mv/sub', post);
/** `id`: the vid */
export const videoSub = endpoint<Collect, Done>('/video/sub', post);
/** Extension (docs/api-extensions.md): collects a column; the contract can only list collected columns. */
export const topicSub = endpoint<Collect, Done>('/x/topic/sub', post);
/** `id`: of a user */
export const follow = endpoint<Collect, Done & { user: UserBrief }>('/follow', post);

export const albumSublist = endpoint<Page, Collected<CollectedAlbum> & { paidCount: number }>(
  '/album/sublist',
);
export const artistSublist = endpoint<Page, Collected<CollectedArtist>>('/artist/sublist');
/** MVs and videos mixed */
export const mvSublist = endpoint<Page, Collected<VideoBrief>>('/mv/sublist');
export const topicSublist = endpoint<Page, Collected<Topic>>('/topic/sublist');
