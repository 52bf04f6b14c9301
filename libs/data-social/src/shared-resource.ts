import { type OldSong, toTrack } from '@qingyin/contract';
import type { SharedCollection, SharedFilm, SharedResource } from './feed-post.ts';

/** Content of an event's `json`. Services fill it differently, so every field is checked. */
export type EventJson = Readonly<Record<string, unknown>>;

export const isJsonObject = (value: unknown): value is EventJson =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const firstText = (...values: unknown[]): string =>
  values.find((value): value is string => typeof value === 'string' && value !== '') ?? '';
const number = (...values: unknown[]): number =>
  values.find((value): value is number => typeof value === 'number' && Number.isFinite(value)) ?? 0;
const nameIn = (value: unknown): string =>
  isJsonObject(value) ? firstText(value['name'], value['nickname']) : '';

/**
 * Types of the contract that share a resource (docs/specification/contract/entities-social.md#event), and 36 of the
 * project's own server for artists.
 */
const SHARING = new Set([13, 18, 19, 21, 36, 39, 41]);

/** Reads the resource that an event shares, by the key in its `json`; null when it shares none. */
export function toSharedResource(type: number, json: EventJson): SharedResource | null {
  const { song, album, playlist, mv, video, artist } = json;
  if (isJsonObject(song)) return toSong(song);
  if (isJsonObject(album)) return { kind: 'album', collection: toCollection(album, nameIn(album['artist'])) };
  if (isJsonObject(playlist))
    return { kind: 'playlist', collection: toCollection(playlist, nameIn(playlist['creator'])) };
  if (isJsonObject(artist)) return { kind: 'artist', collection: toCollection(artist, '') };
  if (isJsonObject(mv)) return { kind: 'mv', film: toFilm(mv) };
  if (isJsonObject(video)) return { kind: 'video', film: toFilm(video) };
  return SHARING.has(type) ? { kind: 'gone' } : null;
}

/** Converts a song in either form of the contract; `gone` when required fields are missing. */
function toSong(song: EventJson): SharedResource {
  try {
    return { kind: 'song', track: toTrack({ alias: [], alia: [], ...song } as unknown as OldSong) };
  } catch {
    return { kind: 'gone' };
  }
}

const toCollection = (source: EventJson, by: string): SharedCollection => ({
  id: number(source['id']),
  name: firstText(source['name']),
  coverUrl:
    firstText(
      source['coverImgUrl'],
      source['picUrl'],
      source['img1v1Url'],
      source['cover'],
      source['blurPicUrl'],
    ) || null,
  author: by,
});

const toFilm = (film: EventJson): SharedFilm => ({
  id: firstText(film['vid'], film['videoId']) || String(number(film['id'])),
  name: firstText(film['name'], film['title']),
  coverUrl: firstText(film['imgurl16v9'], film['coverUrl'], film['cover'], film['imgurl']) || null,
  author: firstText(film['artistName']) || nameIn(film['creator']) || nameIn(film['artist']),
  durationMs: number(film['durationms'], film['duration']),
});
