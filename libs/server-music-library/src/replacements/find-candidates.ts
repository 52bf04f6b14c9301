import type { ReplacementCandidate, ReplacementReason } from '@qingyin/contract';
import type { Viewer } from '@qingyin/server-catalogue';
import { type Db, whereIn } from '@qingyin/server-db';
import { fold } from '@qingyin/text';
import { folderSongs, hearsAlike, librariesOfSong } from './folder-songs.ts';
import { listedSongs } from './listed-songs.ts';

/** Candidates of one song. */
const MOST = 5;
/** Recordings with the same title differ in length by no more, ms. */
const SAME_LENGTH_MS = 3000;
/** So close in length, with the same title and artists, it is the same recording, ms. */
const SURE_LENGTH_MS = 1000;

const reasons: readonly ReplacementReason[] = ['sound', 'recording', 'title'];

interface Found {
  missing: number;
  id: number;
  reason: ReplacementReason;
}

/** Present songs that may stand in for missing ones, best first. */
export async function findCandidates(
  db: Db,
  viewer: Viewer,
  missing: readonly number[],
): Promise<Map<number, ReplacementCandidate[]>> {
  if (missing.length === 0) return new Map();
  const found = [
    ...(await bySound(db, viewer, missing)),
    ...(await byRecording(db, viewer, missing)),
    ...(await byTitle(db, viewer, missing)),
  ];
  const songs = await listedSongs(
    db,
    [...new Set([...missing, ...found.map(({ id }) => id)])],
    viewer.libraries,
  );
  const candidates = new Map<number, ReplacementCandidate[]>();
  for (const { missing: of, id, reason } of found) {
    const [gone, song] = [songs.get(of), songs.get(id)];
    const known = candidates.get(of) ?? [];
    if (!gone || !song || known.some((each) => each.id === id)) continue;
    const isSameName = fold(gone.name) === fold(song.name);
    if (reason === 'title' && !isSameName) continue;
    const difference = Math.abs(gone.duration - song.duration);
    const isClose = fold(gone.artists) === fold(song.artists) && difference <= SURE_LENGTH_MS;
    candidates.set(of, [...known, { ...song, reason, sure: reason !== 'title' || isClose }]);
  }
  for (const [of, list] of candidates) candidates.set(of, await bestOf(db, of, list));
  return candidates;
}

/** Songs that all who hear the missing one hear, the surest first. Two sure ones by title leave a doubt. */
async function bestOf(
  db: Db,
  missing: number,
  list: ReplacementCandidate[],
): Promise<ReplacementCandidate[]> {
  const from = await librariesOfSong(db, missing);
  const heard: ReplacementCandidate[] = [];
  for (const candidate of list)
    if (hearsAlike(from, await librariesOfSong(db, candidate.id))) heard.push(candidate);
  const [first, second] = heard.filter(({ sure }) => sure);
  const isUnsure = first?.reason === 'title' && second !== undefined;
  return heard
    .map((each) => (isUnsure ? { ...each, sure: false } : each))
    .sort((a, b) => Number(b.sure) - Number(a.sure) || reasons.indexOf(a.reason) - reasons.indexOf(b.reason))
    .slice(0, MOST);
}

const presentSongs = (db: Db, viewer: Viewer) =>
  folderSongs(db, viewer).where('library_song.missing_since', 'is', null).where('song.hidden', '=', 0);

async function bySound(db: Db, viewer: Viewer, missing: readonly number[]): Promise<Found[]> {
  const rows = await presentSongs(db, viewer)
    .innerJoin('song_audio as own', 'own.song_id', 'song.id')
    .innerJoin('song_audio as lost', 'lost.audio_hash', 'own.audio_hash')
    .select(['lost.song_id as missing', 'song.id'])
    .distinct()
    .where('own.scope', '=', 0)
    .where('lost.scope', '=', 0)
    .where('own.audio_hash', '!=', '')
    .where(whereIn(db, 'lost.song_id', missing))
    .execute();
  return rows.map((row) => ({ ...row, reason: 'sound' }));
}

async function byRecording(db: Db, viewer: Viewer, missing: readonly number[]): Promise<Found[]> {
  const rows = await presentSongs(db, viewer)
    .innerJoin('library_song as lost', 'lost.mbid', 'library_song.mbid')
    .select(['lost.song_id as missing', 'song.id'])
    .where('library_song.mbid', '!=', '')
    .where(whereIn(db, 'lost.song_id', missing))
    .execute();
  return rows.map((row) => ({ ...row, reason: 'recording' }));
}

/** By the reading of the title, which has an index; the titles themselves are compared afterwards. */
async function byTitle(db: Db, viewer: Viewer, missing: readonly number[]): Promise<Found[]> {
  const rows = await presentSongs(db, viewer)
    .innerJoin('library_song as lost', 'lost.sort_key', 'library_song.sort_key')
    .innerJoin('song as gone', 'gone.id', 'lost.song_id')
    .select(['lost.song_id as missing', 'song.id'])
    .where('library_song.sort_key', '!=', '')
    .where(whereIn(db, 'lost.song_id', missing))
    .where((eb) =>
      eb.between(
        eb('song.duration_ms', '-', eb.ref('gone.duration_ms')),
        eb.lit(-SAME_LENGTH_MS),
        eb.lit(SAME_LENGTH_MS),
      ),
    )
    .execute();
  return rows.map((row) => ({ ...row, reason: 'title' }));
}
