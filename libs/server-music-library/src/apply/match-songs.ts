import { fold } from '@qingyin/text';
import { type AlbumDraft, isPart, type SongDraft } from '../derive/drafts.ts';
import {
  type AlbumFile,
  type AlbumSong,
  type MatchCandidates,
  pathKey,
  soundKey,
  stillExists,
} from './match-candidates.ts';

/** Two files of one song may differ that much in length, ms: encoders pad differently. */
const SAME_LENGTH_MS = 3000;

/** The start of a part may be corrected by that much, ms, and the part still be the same song. */
export const SAME_START_MS = 1500;

/** A song of an album with the files it is played from; `songId` undefined: a new song. */
export interface MatchedSong {
  songId: number | undefined;
  /** one draft per file, in the order of the album */
  drafts: SongDraft[];
}

/**
 * Decides which known songs the files of an album are. In this order: the same sound, the same file, the MusicBrainz
 * recording, the same place in the album, the same path with another extension. So a file that was moved and retagged
 * at once keeps its song, and two files that swapped their names swap their songs. A sound that is present in another
 * album too is another song, else one of the two albums would have a gap. A missing song is given to one file only.
 */
export async function matchSongs(
  draft: AlbumDraft,
  files: ReadonlyMap<number, AlbumFile>,
  candidates: MatchCandidates,
  albumId: number | undefined,
): Promise<MatchedSong[]> {
  const own = new Set(files.keys());
  const taken = new Map<number, MatchedSong>();
  const matched: MatchedSong[] = [];

  /** Whether a song is present elsewhere, in another album than the draft's. */
  const elsewhere = async (songId: number): Promise<boolean> => {
    if (candidates.albumOf.get(songId) === albumId) return false;
    for (const file of candidates.live.get(songId) ?? [])
      if (!own.has(file.fileId) && (await stillExists(file))) return true;
    return false;
  };
  /** Whether none of the files of a taken song is this one: two parts of a file are two songs. */
  const isInOtherFile = (id: number, song: SongDraft): boolean =>
    taken.get(id)?.drafts.every(({ fileId }) => fileId !== song.fileId) ?? true;
  /** Whether a song is free, or taken by another file of the same place; silent tracks have the same sound. */
  const fits = (id: number, song: SongDraft): boolean => {
    const [first] = taken.get(id)?.drafts ?? [];
    return !first || (isInOtherFile(id, song) && isSamePlace(song, placeOf(first)));
  };
  const bySound = async (song: SongDraft, file: AlbumFile, current: number | undefined) => {
    const known = (candidates.byHash.get(soundKey(file.audio_hash, song)) ?? []).filter((id) =>
      fits(id, song),
    );
    if (current !== undefined && known.includes(current)) return current;
    const inAlbum = (id: number): number => Number(candidates.albumOf.get(id) !== albumId);
    for (const id of known.sort((a, b) => inAlbum(a) - inAlbum(b))) if (!(await elsewhere(id))) return id;
    return undefined;
  };
  const onlyOne = (ids: readonly number[] | undefined): number | undefined => {
    const free = (ids ?? []).filter((id) => !taken.has(id));
    return free.length === 1 ? free[0] : undefined;
  };
  const samePlace = (song: SongDraft): number | undefined => {
    if (song.trackNo === 0) return undefined;
    return candidates.inAlbum.find((other) => isSamePlace(song, other) && isInOtherFile(other.id, song))?.id;
  };

  for (const song of draft.songs) {
    const file = files.get(song.fileId);
    if (!file) continue;
    const current = currentSong(song, draft.songs, candidates);
    const songId =
      (await bySound(song, file, current)) ??
      (current !== undefined && fits(current, song) ? current : undefined) ??
      onlyOne(candidates.missingByMbid.get(song.mbid)) ??
      samePlace(song) ??
      onlyOne(candidates.missingByPath.get(pathKey(file.folder_id, file.name, song)));
    const before =
      songId === undefined ? matched.find((one) => isSameSong(one, song, files)) : taken.get(songId);
    if (before) {
      before.drafts.push(song);
      continue;
    }
    const one: MatchedSong = { songId, drafts: [song] };
    matched.push(one);
    if (songId !== undefined) taken.set(songId, one);
  }
  return matched;
}

/**
 * The song that a file, or a part of it, plays already: a part from the same start, else from a start nearby that is not
 * that of another song of the album.
 */
function currentSong(
  song: SongDraft,
  songs: readonly SongDraft[],
  { current }: MatchCandidates,
): number | undefined {
  const known = (current.get(song.fileId) ?? []).filter((one) => isPart(one) === isPart(song));
  const same = known.find(({ startMs }) => startMs === song.startMs);
  if (same) return same.songId;
  const distance = ({ startMs }: { startMs: number }): number => Math.abs(startMs - song.startMs);
  const free = known.filter(
    (one) =>
      distance(one) <= SAME_START_MS &&
      !songs.some(({ fileId, startMs }) => fileId === song.fileId && startMs === one.startMs),
  );
  return free.toSorted((a, b) => distance(a) - distance(b))[0]?.songId;
}

/** Whether a draft is a further file of a song that is new itself: the same place in the album. */
function isSameSong(one: MatchedSong, song: SongDraft, files: ReadonlyMap<number, AlbumFile>): boolean {
  const [first] = one.drafts;
  if (one.songId !== undefined || !first || one.drafts.some(({ fileId }) => fileId === song.fileId))
    return false;
  const soundOf = (draft: SongDraft): string => soundKey(files.get(draft.fileId)?.audio_hash ?? '', draft);
  const sameSound = soundOf(first) === soundOf(song);
  return (sameSound || song.trackNo !== 0) && isSamePlace(song, placeOf(first));
}

type Place = Omit<AlbumSong, 'id'>;

const placeOf = (song: SongDraft): Place => ({
  disc: String(song.discNo),
  no: song.trackNo,
  name: song.title,
  duration_ms: song.durationMs,
});

const isSamePlace = (song: SongDraft, other: Place): boolean =>
  other.disc === String(song.discNo) &&
  other.no === song.trackNo &&
  fold(other.name) === fold(song.title) &&
  Math.abs(other.duration_ms - song.durationMs) <= SAME_LENGTH_MS;

/** The draft whose file is played by default: lossless before lossy, then the higher bit rate, then the older file. */
export function primaryDraft(drafts: readonly SongDraft[], files: ReadonlyMap<number, AlbumFile>): SongDraft {
  const [best] = [...drafts].sort((a, b) => {
    const [left, right] = [files.get(a.fileId), files.get(b.fileId)];
    return (
      Number((right?.bits ?? 0) > 0) - Number((left?.bits ?? 0) > 0) ||
      (right?.bitrate ?? 0) - (left?.bitrate ?? 0) ||
      a.fileId - b.fileId
    );
  });
  if (!best) throw new Error('a song has at least one draft');
  return best;
}
