/** @file contract page, 3.2, 3.4, 4.10 */
import { endpoint } from '../endpoint.ts';
import type { Playlist } from '../entities/collections.ts';

export const likelist = endpoint<{ uid: string }, { code: number; ids: number[]; checkPoint: number }>(
  '/likelist',
);
export const like = endpoint<
  { id: string; like: boolean },
  { code: number; songs: []; playlistId: number; message?: string }
>('/like', {
  method: 'POST',
});
export const userPlaylist = endpoint<
  { uid: string; limit?: number; offset?: number },
  { code: number; more: boolean; playlist: Playlist[] }
>('/user/playlist');
export const playlistCreate = endpoint<
  { name: string; privacy?: 0 | 10 },
  { code: number; id: number; playlist: Playlist; message?: string }
>('/playlist/create', { method: 'POST' });
