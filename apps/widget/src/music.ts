import { endpoints, toTracks, type Track } from '@qingyin/contract';
import { expectOk, isApiError, type Http } from '@qingyin/http-client';

export const musicKinds = ['song', 'playlist', 'album'] as const;
export type MusicKind = (typeof musicKinds)[number];

/** What a widget plays. */
export interface Music {
  readonly kind: MusicKind;
  readonly id: string;
  readonly title: string;
  /** whose it is; may be empty */
  readonly by: string;
  /** an address of a picture, relative to the service; may be empty */
  readonly cover: string;
  /** at most `SONGS_MAX` */
  readonly tracks: readonly Track[];
  /** songs there are, with those that are not in `tracks` */
  readonly count: number;
  /** its page in the product, below the service's origin */
  readonly page: string;
}

/** Who wants to hear more of a list hears it in the product. */
export const SONGS_MAX = 500;

export const namesOf = (track: Track): string => track.artists.map(({ name }) => name).join(' / ');

/**
 * Looks up what is to be played; null when the service does not know it, or keeps it from guests. Rejects with `ApiError`
 * when nobody answers.
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
      by: namesOf(track),
      cover: track.album.picUrl,
      tracks: [track],
      count: 1,
      // Songs have no page of their own.
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
