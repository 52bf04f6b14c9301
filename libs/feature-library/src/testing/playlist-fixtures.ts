import { person, USER_ID } from '@qingyin/test-harness';
import type { Playlist } from '@qingyin/contract';

/** Playlist owned by the logged-in user. */
export const ownPlaylist = (id: number, name: string, rest: Partial<Playlist> = {}): Playlist =>
  ({
    id,
    name,
    coverImgUrl: `/media/img/${id}.jpg`,
    userId: Number(USER_ID),
    creator: person(Number(USER_ID), '半夏'),
    trackCount: 3,
    updateTime: id,
    trackUpdateTime: 0,
    privacy: 0,
    specialType: 0,
    ...rest,
  }) as Playlist;

/** Liked-songs playlist of the logged-in user. */
export const likedPlaylist = (id: number): Playlist => ownPlaylist(id, '我喜欢的音乐', { specialType: 5 });

/** Playlist of another user that the logged-in user collected. */
export const collectedPlaylist = (id: number, name: string): Playlist =>
  ownPlaylist(id, name, { userId: 1, creator: person(1, '听松') });

/** Answer of `/user/playlist`. */
export const userPlaylistsAnswer = (...playlist: Playlist[]) => ({ code: 200, more: false, playlist });
