import { endpoints, toTracks, type Track } from '@qingyin/contract';
import { expectOk, isApiError, type Http } from '@qingyin/http-client';

export const musicKinds = ['song', 'playlist', 'album'] as const;
export type MusicKind = (typeof musicKinds)[number];

/** Music a widget plays: a song, a playlist or an album. */
export interface Music {
  readonly kind: MusicKind;
  readonly id: string;
  readonly title: string;
  /** Artist or creator; may be empty. */
  readonly by: string;
  /** Address of the cover, relative to the service; may be empty. */
  readonly cover: string;
  /** At most `SONGS_MAX` songs. */
  readonly tracks: readonly Track[];
  /** Total number of songs, which may exceed `tracks`. */
  readonly count: number;
  /** Path of its page in the product. */
  readonly page: string;
}

/** Longer playlists are cut off; the product's page shows them completely. */
export const SONGS_MAX = 500;

/** Names of a track's artists, joined for display. */
export const artistNames = (track: Track): string => track.artists.map(({ name }) => name).join(' / ');

/**
 * Fetches the music of an id; null if the service does not know it or hides it from guests.
 *
 * @throws ApiError if the service is unreachable
 */
export async function findMusic(http: Http, kind: MusicKind, id: string): Promise<Music | null> {
  if (!/^\d+$/.test(id)) return null;
  try {
    return await finders[kind](http, id);
  } catch (error) {
    if (isApiError(error) && error.kind === 'failure') return null;
    throw error;
  }
}

const finders: Record<MusicKind, (http: Http, id: string) => Promise<Music | null>> = {
  async song(http, id) {
    const { songs, privileges } = expectOk(
      await http.call(endpoints.music.songDetail, { params: { ids: id } }),
    );
    const [track] = toTracks(songs, privileges);
    if (!track) return null;
    return {
      kind: 'song',
      id,
      title: track.name,
      by: artistNames(track),
      cover: track.album.picUrl,
      tracks: [track],
      count: 1,
      // Songs have no page of their own, hence that of the album.
      page: track.album.id > 0 ? `/album/${String(track.album.id)}?song=${id}` : '/',
    };
  },
  async album(http, id) {
    const { album, songs } = expectOk(await http.call(endpoints.music.album, { params: { id } }));
    return {
      kind: 'album',
      id,
      title: album.name,
      by: album.artists.map(({ name }) => name).join(' / '),
      cover: album.picUrl,
      tracks: toTracks(songs.slice(0, SONGS_MAX)),
      count: songs.length,
      page: `/album/${id}`,
    };
  },
  async playlist(http, id) {
    const { playlist, privileges } = expectOk(
      await http.call(endpoints.music.playlistDetail, { params: { id } }),
    );
    const { name, creator, coverImgUrl, tracks, trackIds } = playlist;
    const shown = Math.min(trackIds.length, SONGS_MAX);
    const whole =
      tracks.length >= shown
        ? { songs: tracks, privileges }
        : expectOk(await http.call(endpoints.music.playlistTracks, { params: { id, limit: SONGS_MAX } }));
    return {
      kind: 'playlist',
      id,
      title: name,
      by: creator.nickname,
      cover: coverImgUrl,
      tracks: toTracks(whole.songs.slice(0, SONGS_MAX), whole.privileges),
      count: trackIds.length,
      page: `/playList/${id}`,
    };
  },
};
