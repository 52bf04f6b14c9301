/** @file Extension: smart playlists, which are defined by rules (docs/api-extensions.md). */
import { endpoint } from '../endpoint.ts';
import type { SmartPlaylist } from '../entities/smart-playlist.ts';

const post = { method: 'POST' } as const;

/** Smart playlists of the caller, oldest first. */
export const smartPlaylists = endpoint<object, { code: number; data: SmartPlaylist[] }>('/x/smart-playlists');
/** `rules`: JSON text of `SmartRules` */
export const smartPlaylistCreate = endpoint<
  { name: string; rules: string },
  { code: number; data: SmartPlaylist }
>('/x/smart-playlists/create', post);
/** Changes the given fields; fields that are left out stay. */
export const smartPlaylistUpdate = endpoint<
  { id: string; name?: string; rules?: string },
  { code: number; data: SmartPlaylist }
>('/x/smart-playlists/update', post);
export const smartPlaylistDelete = endpoint<{ id: string }, { code: number }>(
  '/x/smart-playlists/delete',
  post,
);
/** Evaluates rules: the number of matching songs, and the ids within the limit. */
export const smartPlaylistPreview = endpoint<
  { rules: string },
  { code: number; count: number; ids: number[] }
>('/x/smart-playlists/preview', post);
