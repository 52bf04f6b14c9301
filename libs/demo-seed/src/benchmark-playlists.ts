import { EDITOR_ID } from '@qingyin/demo-catalogue';
import { type NewPlaylist, newPlaylist } from '@qingyin/server-catalogue';
import type { NewSong } from '@qingyin/server-db';
import { type PoemLine, composeSong, createSongSpec } from '@qingyin/server-media';
import { imageKey } from './catalogue.ts';
import { SEED_TIME, type SeedRows } from './seed-rows.ts';
import type { DemoSong } from './songs.ts';

export const BIG_PLAYLIST = 999;
export const SHORT_PLAYLIST = 998;
const FIRST_BIG_SONG = 100_001;
const FIRST_SHORT_SONG = 30_001;
/** Tempo at which a song of one line lasts about five seconds including the decay of its last chord. */
const SHORT_TEMPO = 1500;

const listRow = (id: number, name: string): NewPlaylist =>
  newPlaylist({
    id,
    name,
    owner_id: EDITOR_ID,
    image_key: imageKey('playlist', 'calm', `bulk-${id}`),
    created_at: SEED_TIME,
    position: id,
    hidden: 1,
  });

function bulk(list: number, name: string, made: { row: NewSong; artists: number[] }[]): SeedRows {
  return {
    song: made.map(({ row }) => row),
    song_artist: made.flatMap(({ row, artists }) =>
      artists.map((artist_id, position) => ({ song_id: row.id, artist_id, position })),
    ),
    playlist: [listRow(list, name)],
    playlist_track: made.map(({ row }, position) => ({
      playlist_id: list,
      song_id: row.id,
      position,
      added_at: SEED_TIME,
      user_id: EDITOR_ID,
    })),
  };
}

/** A playlist of any length for benchmarks: rows with their own ids that share the sound of demo songs. */
export function bigPlaylistRows(songs: readonly DemoSong[], count: number): SeedRows {
  const real = songs.filter(({ row }) => row.available === 1);
  const made = Array.from({ length: count }, (_, index) => {
    const song = real[index % real.length];
    if (!song) throw new RangeError('no songs to repeat');
    const name = `${song.row.name} ${index + 1}`;
    return {
      row: { ...song.row, id: FIRST_BIG_SONG + index, name, mv_id: 0, lossless: 0, hidden: 1 },
      artists: song.artists,
    };
  });
  return bulk(BIG_PLAYLIST, `长歌单 ${count}`, made);
}

/** Songs of about five seconds, for tests of track changes. */
export function shortSongRows(songs: readonly DemoSong[], count: number): SeedRows {
  const made = Array.from({ length: count }, (_, index) => {
    const song = songs[index % songs.length];
    if (!song) throw new RangeError('no songs to shorten');
    const id = FIRST_SHORT_SONG + index;
    const lines: PoemLine[] = shortLines(song.poem.lines);
    const spec = {
      ...createSongSpec({ id, slug: song.poem.slug, mood: song.poem.mood, lines }),
      tempo: SHORT_TEMPO,
    };
    const { lines: _lines, ...recipe } = spec;
    const row: NewSong = {
      ...song.row,
      id,
      audio_id: id,
      name: `${song.row.name}（短）`,
      duration_ms: composeSong(spec).durationMs,
      recipe: JSON.stringify({ ...recipe, oneLine: true }),
      available: 1,
      mv_id: 0,
      lossless: 0,
      hidden: 1,
    };
    return { row, artists: song.artists };
  });
  return bulk(SHORT_PLAYLIST, `短歌单 ${count}`, made);
}

/** The lyrics of a short song: only the first line. */
export const shortLines = (lines: readonly PoemLine[]): PoemLine[] => lines.slice(0, 1);
