import { endpoints, toTrack, type Track } from '@qingyin/contract';
import { expectOk, http } from '@qingyin/http-client';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { cloudKeys } from './cloud-keys.ts';
import { updateCloudSongs } from './cloud-query.ts';
import { type CloudSong, toCloudSong } from './cloud-song.ts';

export interface MatchVariables {
  uid: string;
  id: number;
  /** id of the song of the catalogue; null: none */
  songId: number | null;
}

/**
 * Matches a cloud song to a song of the catalogue, or removes the match
 * (docs/specification/contract/my-music.md#cloud-disk).
 */
export const matchCloudMutation = () =>
  mutationOptions({
    mutationFn: async ({ uid, id, songId }: MatchVariables): Promise<CloudSong> => {
      const params = { uid, sid: String(id), asid: String(songId ?? 0) };
      return toCloudSong(expectOk(await http.call(endpoints.cloud.cloudMatch, { params })).matchData);
    },
    onSuccess: (song, { uid }, _result, { client }) => updateCloudSongs(client, uid, [song]),
  });

export interface TagVariables {
  uid: string;
  id: number;
  name: string;
  artist: string;
  album: string;
}

/** Stores title, artist and album that the owner gives a cloud song (docs/api-extensions.md). */
export const tagCloudMutation = () =>
  mutationOptions({
    mutationFn: async ({ id, name, artist, album }: TagVariables): Promise<CloudSong> => {
      const params = { id: String(id), song: name, artist, album };
      return toCloudSong(expectOk(await http.call(endpoints.cloud.cloudTags, { params })).data);
    },
    onSuccess: (song, { uid }, _result, { client }) => updateCloudSongs(client, uid, [song]),
    meta: { invalidates: [cloudKeys.musicLibraries()] },
  });

/** Most ids in one call. */
const AT_ONCE = 1000;

/**
 * Deletes songs from the cloud disk for good.
 *
 * @param last the page is closing: the request is sent with `keepalive`
 * @throws when the service refuses any of the calls
 */
export async function deleteCloudSongs(ids: readonly number[], last = false): Promise<void> {
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const params = { id: ids.slice(from, from + AT_ONCE).join() };
    expectOk(await http.call(endpoints.cloud.userCloudDel, { params, keepalive: last }));
  }
}

export interface MatchCriteria {
  title: string;
  artist: string;
  album: string;
  /** seconds */
  duration: number;
}

/** Most songs to choose from. */
const MOST_MATCHES = 20;

/**
 * Songs of the catalogue that a file may be, the likeliest first: matches by tags
 * (docs/specification/contract/my-music.md#cloud-disk), then results of a search for the title.
 */
export const cloudMatchesQuery = (criteria: MatchCriteria) =>
  queryOptions({
    queryKey: cloudKeys.cloudMatches(criteria),
    queryFn: async ({ signal }): Promise<Track[]> => {
      const search = { keywords: criteria.title, type: 1, limit: MOST_MATCHES, offset: 0 };
      const [sure, found] = await Promise.all([
        http.call(endpoints.cloud.searchMatch, { params: criteria, signal }),
        http.call(endpoints.music.cloudsearch, { params: search, signal }),
      ]);
      const songs = [...expectOk(sure).result.songs, ...(expectOk(found).result.songs ?? [])];
      const tracks = new Map(songs.map((song) => [song.id, toTrack(song)]));
      return [...tracks.values()].slice(0, MOST_MATCHES);
    },
  });
