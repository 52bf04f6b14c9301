import { type OldSong, toTrack } from '@qingyin/contract';
import type { SharedCollection, SharedFilm, SharedThing } from './feed-post.ts';

/** Content of an event's `json`. Services fill it differently, so every field is checked. */
export type Told = Readonly<Record<string, unknown>>;

export const isTold = (value: unknown): value is Told =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const words = (...values: unknown[]): string =>
  values.find((value): value is string => typeof value === 'string' && value !== '') ?? '';
const number = (...values: unknown[]): number =>
  values.find((value): value is number => typeof value === 'number' && Number.isFinite(value)) ?? 0;
const nameIn = (value: unknown): string => (isTold(value) ? words(value['name'], value['nickname']) : '');

/**
 * Types of the contract that share a resource (docs/specification/contract/entities-social.md#event), and 36 of the
 * project's own server for artists.
 */
const SHARING = new Set([13, 18, 19, 21, 36, 39, 41]);

/** Reads the resource that an event shares, by the key in its `json`; null when it shares none. */
export function toSharedThing(type: number, told: Told): SharedThing | null {
  const { song, album, playlist, mv, video, artist } = told;
  if (isTold(song)) return toSong(song);
  if (isTold(album)) return { kind: 'album', collection: toCollection(album, nameIn(album['artist'])) };
  if (isTold(playlist))
    return { kind: 'playlist', collection: toCollection(playlist, nameIn(playlist['creator'])) };
  if (isTold(artist)) return { kind: 'artist', collection: toCollection(artist, '') };
  if (isTold(mv)) return { kind: 'mv', film: toFilm(mv) };
  if (isTold(video)) return { kind: 'video', film: toFilm(video) };
  return SHARING.has(type) ? { kind: 'gone' } : null;
}

/** Converts a song in either form of the contract; `gone` when required fields are missing. */
function toSong(song: Told): SharedThing {
  try {
    return { kind: 'song', track: toTrack({ alias: [], alia: [], ...song } as unknown as OldSong) };
  } catch {
    return { kind: 'gone' };
  }
}

const toCollection = (thing: Told, by: string): SharedCollection => ({
  id: number(thing['id']),
  name: words(thing['name']),
  coverUrl:
    words(thing['coverImgUrl'], thing['picUrl'], thing['img1v1Url'], thing['cover'], thing['blurPicUrl']) ||
    null,
  by,
});

const toFilm = (film: Told): SharedFilm => ({
  id: words(film['vid'], film['videoId']) || String(number(film['id'])),
  name: words(film['name'], film['title']),
  coverUrl: words(film['imgurl16v9'], film['coverUrl'], film['cover'], film['imgurl']) || null,
  by: words(film['artistName']) || nameIn(film['creator']) || nameIn(film['artist']),
  durationMs: number(film['durationms'], film['duration']),
});
