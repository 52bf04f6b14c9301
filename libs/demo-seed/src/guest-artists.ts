import { INSTRUMENTAL_MARK } from '@qingyin/server-catalogue';
import {
  demoAlbums,
  demoArtists,
  type DemoFilm,
  type DemoGuestArtist,
  demoGuestArtists,
  poems,
} from '@qingyin/demo-catalogue';
import type { NewSong, SongArtistTable } from '@qingyin/server-db';
import { randomInteger, seededRandom, HOUR_MS } from '@qingyin/server-kernel';
import { composeSong, createSongSpec } from '@qingyin/server-media';
import { imageKey } from './image-key.ts';
import { type SeedRows } from './seed-rows.ts';
import { FIRST_ALBUM, FIRST_ARTIST } from './songs.ts';

const FIRST_GUEST_SONG = 10_601;
const FIRST_GUEST_FILM = 7101;
/** Range of ids per guest artist, so that ids stay the same when another one gets more pieces. */
const PER_GUEST = 10;
const GUEST_SCORE = 61_000;
const HOME = 7;

const artistOf = (index: number): number => FIRST_ARTIST + demoArtists.length + index;
const albumOf = (index: number): number => FIRST_ALBUM + demoAlbums.length + index;
const songOf = (guest: number, piece: number): number => FIRST_GUEST_SONG + guest * PER_GUEST + piece;
const filmOf = (guest: number, film: number): number => FIRST_GUEST_FILM + guest * PER_GUEST + film;

function pieces(guest: DemoGuestArtist, index: number): NewSong[] {
  return guest.pieces.map((piece, at) => {
    const poem = poems.find((known) => known.title === piece.poem);
    if (!poem) throw new RangeError(`no poem ${piece.poem}`);
    const id = songOf(index, at);
    const spec = createSongSpec({ id, slug: poem.slug, mood: poem.mood, lines: poem.lines });
    const { lines: _lines, ...recipe } = spec;
    return {
      id,
      audio_id: id,
      name: piece.name,
      name_en: piece.nameEn,
      album_id: albumOf(index),
      disc: '01',
      no: at + 1,
      duration_ms: composeSong(spec).durationMs,
      fee: 0,
      mv_id: at < guest.films.length ? filmOf(index, at) : 0,
      popularity: randomInteger(40, 70, seededRandom(id)),
      publish_time: Date.parse(guest.album.published) + 4 * HOUR_MS,
      mark: INSTRUMENTAL_MARK,
      available: 1,
      lossless: 0,
      poem_slug: poem.slug,
      recipe: JSON.stringify(recipe),
      hidden: 0,
    };
  });
}

/** Guest artists with their releases and songs. */
export const guestArtistRows = (): Required<Pick<SeedRows, 'artist' | 'album' | 'song'>> & {
  song_artist: SongArtistTable[];
} => ({
  artist: demoGuestArtists.map((guest, index) => ({
    id: artistOf(index),
    name: guest.name,
    name_en: guest.nameEn,
    aliases: '[]',
    bio: guest.bio,
    type: guest.type,
    area: guest.area,
    initial: guest.initial,
    image_key: imageKey('artist', guest.mood, guest.slug),
    score: GUEST_SCORE - index * 5_300,
    // Guest artists of the main area share its chart with the main artists.
    last_rank: guest.area === HOME ? demoArtists.length : 0,
  })),
  album: demoGuestArtists.map((guest, index) => ({
    id: albumOf(index),
    name: guest.album.name,
    name_en: guest.album.nameEn,
    artist_id: artistOf(index),
    publish_time: Date.parse(guest.album.published) + 4 * HOUR_MS,
    type: guest.album.type,
    company: '青音唱片',
    description: guest.album.description,
    image_key: imageKey('album', guest.mood, `guest-${guest.slug}`),
  })),
  song: demoGuestArtists.flatMap(pieces),
  song_artist: demoGuestArtists.flatMap((guest, index) =>
    guest.pieces.map((_piece, at) => ({
      song_id: songOf(index, at),
      artist_id: artistOf(index),
      position: 0,
    })),
  ),
});

/** MVs of guest artists with artist and song; each MV belongs to the piece with the same index. */
export const guestFilms = (): { film: DemoFilm; artistId: number; songId: number }[] =>
  demoGuestArtists.flatMap((guest, index) =>
    guest.films.map((film, at) => ({
      film: {
        ...film,
        id: filmOf(index, at),
        artist: guest.slug,
        poem: guest.pieces[at]?.poem ?? '',
        mood: guest.mood,
      },
      artistId: artistOf(index),
      songId: songOf(index, at),
    })),
  );
