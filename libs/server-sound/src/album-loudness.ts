import { jointLoudness, readHistogram } from '@qingyin/audio-dsp';
import { whereIn, type Db } from '@qingyin/server-db';
import { sql, type SqlBool } from 'kysely';
import { createHash } from 'node:crypto';
import { MEASURE_VERSION, soundState } from './measurement-rows.ts';
import type { MeasuringTarget } from './measuring-target.ts';

/** Loudness and peak of an album as a whole. */
export interface AlbumLoudness {
  /** LUFS; null: silence */
  loudness: number | null;
  /** linear, 1 = full scale */
  truePeak: number;
}

/** A song of an album with the measurement of its file. */
interface Member {
  album: string;
  wanted: MeasuringTarget;
  hash: string | null;
  state: number | null;
  version: number | null;
  true_peak: number | null;
}

/** Maximum number of songs of an album; names with more songs are placeholders such as "Unknown". */
const LARGEST_ALBUM = 500;

/** The albums among the ids that are not placeholders: songs without an album have one that has no title. */
async function realAlbums(db: Db, ids: readonly number[]): Promise<number[]> {
  const rows = await db
    .selectFrom('song')
    .select('album_id')
    .where(whereIn(db, 'album_id', [...new Set(ids)]))
    .where(
      sql<SqlBool>`not exists (select 1 from library_album where library_album.album_id = song.album_id
      and (identity like 'untitled%' or identity like 'uploads-%/untitled%'))`,
    )
    .groupBy('album_id')
    .having((eb) => eb(eb.fn.countAll(), '<=', LARGEST_ALBUM))
    .execute();
  return rows.map(({ album_id }) => album_id);
}

/** Songs of albums, by album id. */
export const catalogueAlbums = async (db: Db, ids: readonly number[]): Promise<Member[]> => {
  const albums = ids.length === 0 ? [] : await realAlbums(db, ids);
  if (albums.length === 0) return [];
  const rows = await db
    .selectFrom('song')
    .leftJoin('song_sound', 'song_sound.song_id', 'song.audio_id')
    .leftJoin('sound_file', 'sound_file.hash', 'song_sound.hash')
    .select(['song.album_id', 'song.audio_id', 'song_sound.hash'])
    .select(['sound_file.state', 'sound_file.version', 'sound_file.true_peak'])
    .where(whereIn(db, 'song.album_id', albums))
    .where('song.available', '=', 1)
    .orderBy('song.no')
    .execute();
  return rows.map(({ album_id, audio_id, ...known }) => ({
    ...known,
    album: String(album_id),
    wanted: { kind: 'song', id: audio_id, format: 'mp3' },
  }));
};

/** Cache keyed by the hashes of the measured files, so that changes of an album need no invalidation. */
const remembered = new Map<string, AlbumLoudness>();
const MEMORY = 2000;

const isMeasured = ({ state, version }: Member): boolean =>
  state === soundState.measured && version === MEASURE_VERSION;

/**
 * Loudness and peak of albums over all their measurable songs. An album with a song that is not measured yet has
 * no result.
 *
 * @returns results by album, and the songs that are still to be measured
 */
export async function measureAlbums(
  db: Db,
  members: readonly Member[],
): Promise<{ albums: Map<string, AlbumLoudness>; missing: MeasuringTarget[] }> {
  const albums = new Map<string, AlbumLoudness>();
  const missing: MeasuringTarget[] = [];
  for (const [album, songs] of groupsOf(members)) {
    const open = songs.filter((song) => !isMeasured(song) && song.state !== soundState.failed);
    missing.push(...open.map(({ wanted }) => wanted));
    const heard = songs.filter(isMeasured);
    if (open.length > 0 || heard.length === 0) continue;
    albums.set(album, await together(db, heard));
  }
  return { albums, missing };
}

function groupsOf(members: readonly Member[]): Map<string, Member[]> {
  const groups = new Map<string, Member[]>();
  for (const member of members) {
    const group = groups.get(member.album);
    if (group) group.push(member);
    else groups.set(member.album, [member]);
  }
  return groups;
}

async function together(db: Db, songs: readonly Member[]): Promise<AlbumLoudness> {
  const hashes = [...new Set(songs.flatMap(({ hash }) => hash ?? []))].sort();
  const key = createHash('sha256').update(hashes.join(' ')).digest('base64');
  const known = remembered.get(key);
  if (known) return known;
  const rows = await db
    .selectFrom('sound_file')
    .select('blocks')
    .where(whereIn(db, 'hash', hashes))
    .execute();
  const sound: AlbumLoudness = {
    loudness: jointLoudness(rows.map(({ blocks }) => readHistogram(blocks))),
    truePeak: Math.max(0, ...songs.map(({ true_peak }) => (true_peak ?? 0) / 1e6)),
  };
  if (remembered.size >= MEMORY) remembered.delete(remembered.keys().next().value ?? '');
  remembered.set(key, sound);
  return sound;
}
