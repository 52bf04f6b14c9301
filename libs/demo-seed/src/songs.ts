import { INSTRUMENTAL_MARK } from '@qingyin/server-catalogue';
import {
  type DemoAlbum,
  demoAlbums,
  demoArtists,
  demoFilms,
  isLaterFilm,
  type Poem,
  poems,
} from '@qingyin/demo-catalogue';
import type { NewSong, SongArtistTable } from '@qingyin/server-db';
import { randomInteger, seededRandom, HOUR_MS } from '@qingyin/server-kernel';
import { composeSong, createSongSpec } from '@qingyin/server-media';

const FIRST_SONG = 10_001;
const FIRST_INSTRUMENTAL = 10_501;
export const FIRST_ALBUM = 3401;
export const FIRST_ARTIST = 1201;
/** Every 29th song is unavailable, so that the disabled state is visible. */
const WITHOUT_RIGHTS_EVERY = 29;
const WITHOUT_RIGHTS_AT = 17;
const GUEST_EVERY = 3;

export interface DemoSong {
  row: NewSong;
  poem: Poem;
  artists: number[];
}

export const artistId = (slug: string): number =>
  FIRST_ARTIST + demoArtists.findIndex((artist) => artist.slug === slug);
export const albumId = (slug: string): number =>
  FIRST_ALBUM + demoAlbums.findIndex((album) => album.slug === slug);

interface Place {
  id: number;
  poem: Poem;
  album: DemoAlbum;
  no: number;
  instrumental: boolean;
}

/** Assigns every poem to one album: first the poems an album lists, then the others to the smallest albums. */
function deal(): Map<Poem, DemoAlbum> {
  const dealt = new Map<Poem, DemoAlbum>();
  const sizes = new Map<DemoAlbum, number>();
  const room = Math.ceil(poems.length / demoAlbums.length);
  const give = (poem: Poem, album: DemoAlbum): void => {
    dealt.set(poem, album);
    sizes.set(album, (sizes.get(album) ?? 0) + 1);
  };
  for (const album of demoAlbums) {
    for (const title of album.poems)
      for (const poem of poems) if (poem.title === title && !dealt.has(poem)) give(poem, album);
  }
  for (const album of demoAlbums) {
    const wanted = poems.filter((poem) => album.poems.includes(`@${poem.poet}`) && !dealt.has(poem));
    for (const poem of wanted) if ((sizes.get(album) ?? 0) < room) give(poem, album);
  }
  for (const poem of poems) {
    if (dealt.has(poem)) continue;
    const smallest = [...demoAlbums].sort((a, b) => (sizes.get(a) ?? 0) - (sizes.get(b) ?? 0))[0];
    if (smallest) give(poem, smallest);
  }
  return dealt;
}

/** Position of every poem in its album, and six instrumental versions on the albums of their players. */
function places(): Place[] {
  const filled = new Map<DemoAlbum, number>();
  const place = (id: number, poem: Poem, album: DemoAlbum, instrumental: boolean): Place => {
    const no = (filled.get(album) ?? 0) + 1;
    filled.set(album, no);
    return { id, poem, album, no, instrumental };
  };
  const sung = [...deal()]
    .map(([poem, album]) => ({ poem, album, at: album.poems.indexOf(poem.title) }))
    .sort((a, b) => (a.at < 0 ? 99 : a.at) - (b.at < 0 ? 99 : b.at))
    .map(({ poem, album }) => place(FIRST_SONG + poems.indexOf(poem), poem, album, false));
  const players = demoAlbums.filter((album) =>
    ['kong-shan', 'chun-jiang', 'feng-yu-ru-hui'].includes(album.slug),
  );
  const quiet = poems.filter((poem) => poem.mood === 'calm').slice(0, 6);
  const played = quiet.flatMap((poem, index) => {
    const album = players[index % players.length];
    return album ? [place(FIRST_INSTRUMENTAL + index, poem, album, true)] : [];
  });
  return [...sung, ...played].sort((a, b) => a.id - b.id);
}

/** Creates all songs of the demo catalogue with their recipes; deterministic. */
export function createDemoSongs(): DemoSong[] {
  const withMv = new Map(demoFilms.map((mv) => [mv.poem, mv.id]));
  return places().map(({ id, poem, album, no, instrumental }, index) => {
    const random = seededRandom(id);
    const spec = createSongSpec({ id, slug: poem.slug, mood: poem.mood, lines: poem.lines });
    const { lines: _lines, ...recipe } = spec;
    const artists = [artistId(album.artist)];
    if (album.guest && index % GUEST_EVERY === 0) artists.push(artistId(album.guest));
    const title = instrumental ? `${poem.title}（琴曲）` : poem.title;
    const mv = instrumental ? 0 : (withMv.get(poem.title) ?? 0);
    // MVs published with their songs make these popular; later MVs do not.
    const famous = mv !== 0 && !isLaterFilm(mv);
    const row: NewSong = {
      id,
      audio_id: id,
      name: title,
      name_en: instrumental ? `${poem.titleEn} (instrumental)` : poem.titleEn,
      album_id: albumId(album.slug),
      disc: '01',
      no,
      duration_ms: composeSong(spec).durationMs,
      fee: 0,
      mv_id: mv,
      popularity: famous ? randomInteger(90, 99, random) : randomInteger(35, 92, random),
      publish_time: Date.parse(album.published) + 4 * HOUR_MS,
      mark: instrumental ? INSTRUMENTAL_MARK : 0,
      available: mv === 0 && index % WITHOUT_RIGHTS_EVERY === WITHOUT_RIGHTS_AT ? 0 : 1,
      // The eight popular songs are also available as lossless files.
      lossless: famous ? 1 : 0,
      poem_slug: poem.slug,
      recipe: JSON.stringify(recipe),
      hidden: 0,
    };
    return { row, poem, artists };
  });
}

export const songArtistRows = (songs: readonly DemoSong[]): SongArtistTable[] =>
  songs.flatMap(({ row, artists }) =>
    artists.map((artist_id, position) => ({ song_id: row.id, artist_id, position })),
  );
