/** @file Ours: playlists that rules make (docs/api-extensions.md) */
import { endpoint } from '../endpoint.ts';
import type { SmartPlaylist } from '../entities/smart-playlist.ts';

const post = { method: 'POST' } as const;

/** The caller's, the oldest first. */
export const smartPlaylists = endpoint<object, { code: number; data: SmartPlaylist[] }>('/x/smart-playlists');
/** `rules`: JSON text of `SmartRules` */
export const smartPlaylistCreate = endpoint<
  { name: string; rules: string },
  { code: number; data: SmartPlaylist }
>('/x/smart-playlists/create', post);
/** What is left out stays as it is. */
export const smartPlaylistUpdate = endpoint<
  { id: string; name?: string; rules?: string },
  { code: number; data: SmartPlaylist }
>('/x/smart-playlists/update', post);
export const smartPlaylistDelete = endpoint<{ id: string }, { code: number }>(
  '/x/smart-playlists/delete',
  post,
);
/** The songs that rules give now: how many meet them, and those that are in the list. */
export const smartPlaylistPreview = endpoint<
  { rules: string },
  { code: number; count: number; ids: number[] }
>('/x/smart-playlists/preview', post);
