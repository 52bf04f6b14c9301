import { type Db, whereIn } from '@qingyin/server-db';
import { soundKey } from '../apply/match-candidates.ts';
import { SAME_START_MS } from '../apply/match-songs.ts';
import { type FilePart, isPart } from '../derive/drafts.ts';
import { groupBy } from '../derive/group-by.ts';

/** Sounds that are looked up in one query. */
const AT_ONCE = 500;

/** A file, or a part of one, that a song is or will be played from. */
export interface PlayedTrack {
  fileId: number;
  part: FilePart;
  /** of the whole file */
  audioHash: string;
}

/** Key of a track: its file, and where it starts in it. */
export const trackKey = (fileId: number, startMs: number): string => `${String(fileId)}@${String(startMs)}`;

const keyOf = ({ fileId, part }: PlayedTrack): string => trackKey(fileId, part.startMs);

/**
 * Songs that are known of tracks, by `trackKey`: the song that is played from the same place of the file; else the only
 * one that is known by the sound and is not played from another file.
 */
export async function songsOfTracks(db: Db, tracks: readonly PlayedTrack[]): Promise<Map<string, number>> {
  const found = await songsOfFiles(db, tracks);
  const unknown = tracks.filter((track) => !found.has(keyOf(track)) && track.audioHash !== '');
  const bySound = groupBy(unknown, ({ audioHash, part }) => soundKey(audioHash, part));
  const sounds = [...bySound.keys()];
  for (let from = 0; from < sounds.length; from += AT_ONCE) {
    const songs = groupBy(await songsBySound(db, sounds.slice(from, from + AT_ONCE)), ({ sound }) => sound);
    for (const [sound, rows] of songs) {
      const [only, ...more] = new Set(rows.map(({ songId }) => songId));
      if (only === undefined || more.length > 0) continue;
      for (const track of bySound.get(sound) ?? []) found.set(keyOf(track), only);
    }
  }
  return found;
}

/** Songs that are played from the files already, from the same start or from one nearby. */
async function songsOfFiles(db: Db, tracks: readonly PlayedTrack[]): Promise<Map<string, number>> {
  const found = new Map<string, number>();
  const files = [...new Set(tracks.map(({ fileId }) => fileId))];
  if (files.length === 0) return found;
  const rows = await db
    .selectFrom('song_file')
    .select(['file_id', 'song_id', 'start_ms as startMs', 'end_ms as endMs'])
    .where(whereIn(db, 'file_id', files))
    .execute();
  const byFile = groupBy(rows, ({ file_id }) => file_id);
  for (const track of tracks) {
    const { part } = track;
    const distance = ({ startMs }: FilePart): number => Math.abs(startMs - part.startMs);
    const [nearest] = (byFile.get(track.fileId) ?? [])
      .filter((row) => isPart(row) === isPart(part))
      .sort((a, b) => distance(a) - distance(b));
    if (nearest && distance(nearest) <= SAME_START_MS) found.set(keyOf(track), nearest.song_id);
  }
  return found;
}

/** Songs of folders that are known by sounds and have no present file. */
const songsBySound = (db: Db, sounds: readonly string[]) =>
  db
    .selectFrom('song_audio')
    .select(['audio_hash as sound', 'song_id as songId'])
    .where('scope', '=', 0)
    .where(whereIn(db, 'audio_hash', sounds))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('song_file')
            .innerJoin('music_file', 'music_file.id', 'song_file.file_id')
            .select('music_file.id')
            .whereRef('song_file.song_id', '=', 'song_audio.song_id')
            .where('music_file.missing_since', 'is', null),
        ),
      ),
    )
    .execute();
