import { jointLoudness, readHistogram } from '@qingyin/audio-dsp';
import { whereIn, type Db } from '@qingyin/server-db';
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

/** Songs of albums of the catalogue, by album id. */
export const catalogueAlbums = async (db: Db, ids: readonly number[]): Promise<Member[]> => {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('song')
    .leftJoin('song_sound', 'song_sound.song_id', 'song.audio_id')
    .leftJoin('sound_file', 'sound_file.hash', 'song_sound.hash')
    .select(['song.album_id', 'song.audio_id', 'song_sound.hash'])
    .select(['sound_file.state', 'sound_file.version', 'sound_file.true_peak'])
    .where(whereIn(db, 'song.album_id', [...new Set(ids)]))
    .where('song.available', '=', 1)
    .orderBy('song.no')
    .execute();
  return rows.map(({ album_id, audio_id, ...known }) => ({
    ...known,
    album: String(album_id),
    wanted: { kind: 'song', id: audio_id, format: 'mp3' },
  }));
};

/** Maximum number of songs of a cloud album; tags with more songs are placeholders such as "Unknown". */
const LARGEST_ALBUM = 500;

/** The subset of the names that are albums on a user's cloud disk; an empty name is none. */
async function albumNames(db: Db, userId: number, names: readonly string[]): Promise<string[]> {
  const asked = [...new Set(names)].filter(Boolean);
  if (asked.length === 0) return [];
  const rows = await db
    .selectFrom('cloud_song')
    .select('album')
    .where('user_id', '=', userId)
    .where(whereIn(db, 'album', asked))
    .groupBy('album')
    .having((eb) => eb(eb.fn.countAll(), '<=', LARGEST_ALBUM))
    .execute();
  return rows.map(({ album }) => album);
}

/** Songs of albums on a user's own cloud disk, by the album tag. */
export const cloudAlbums = async (db: Db, userId: number, names: readonly string[]): Promise<Member[]> => {
  const named = await albumNames(db, userId, names);
  if (named.length === 0) return [];
  const rows = await db
    .selectFrom('cloud_song')
    .leftJoin('sound_file', 'sound_file.hash', 'cloud_song.file_hash')
    .select(['cloud_song.album', 'cloud_song.file_hash'])
    .select(['sound_file.state', 'sound_file.version', 'sound_file.true_peak'])
    .where('cloud_song.user_id', '=', userId)
    .where(whereIn(db, 'cloud_song.album', named))
    .orderBy('cloud_song.id')
    .execute();
  return rows.map(({ album, file_hash, ...known }) => ({
    ...known,
    album,
    hash: file_hash,
    wanted: { kind: 'cloud', hash: file_hash },
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
