import type { Db, MusicFileRow } from '@qingyin/server-db';
import type { AlbumDraft, ArtistDraft } from '../derive/drafts.ts';
import type { ShortWriter } from '../scan/short-writer.ts';
import { applySongs, type SongTarget } from './apply-songs.ts';
import { ensureAlbum, findAlbum, findRetaggedAlbum } from './ensure-album.ts';
import { ensureArtists } from './ensure-artists.ts';
import {
  loadMatchCandidates,
  type MatchCandidates,
  type MatchScope,
  stillExists,
} from './match-candidates.ts';
import { matchSongs } from './match-songs.ts';
import { sortKey } from './sort-key.ts';

/** Songs written in one transaction, at most. */
const SONGS_AT_ONCE = 10;
/** Songs written in the next one: fewer at first, because code that has not run yet is many times slower. */
let songsAtOnce = 1;
const isFirstAlbum = (): boolean => songsAtOnce === 1;

/** Artist of albums and songs without any artist, because they have one in the contract. */
export const UNKNOWN_ARTIST: ArtistDraft = { identity: 'unknown', name: '未知歌手', mbid: '', sortName: '' };

/** Where an album comes from, beside its tags. */
export interface AlbumSource {
  scope: MatchScope;
  /** ms since 1970 */
  now: number;
  files: SongTarget['files'];
  /** lyrics beside the files, by file id */
  lyrics: ReadonlyMap<number, string>;
  /** name for an album without a title */
  folderName: string;
  /** key of the cover; undefined: a drawn one */
  imageKey: string | undefined;
  /** numbers for new songs, see `SongTarget` */
  songIds?: ReadonlyMap<number, number>;
  /** Whether the songs join an album as it is, because other files describe it. */
  joins?(albumId: number): Promise<boolean>;
}

/** Ids of what was written, for the search index. */
export interface AppliedAlbum {
  albums: Set<number>;
  artists: Set<number>;
  songs: Set<number>;
}

/**
 * Writes an album with its artists and songs. Known songs keep their numbers, see `matchSongs`. Several short
 * transactions: an interrupted one is continued by applying the same draft again.
 */
export async function applyAlbum(
  db: Db,
  writer: ShortWriter,
  derived: AlbumDraft,
  source: AlbumSource,
): Promise<AppliedAlbum> {
  const draft = withNames(derived, source.folderName);
  const { scope, files } = source;
  const own = new Map(draft.songs.flatMap(({ fileId }) => fileEntry(files, fileId)));
  const found = await findAlbum(db, draft.identity);
  const candidates = await loadMatchCandidates(db, draft, own, found, scope);
  const matched = await matchSongs(draft, own, candidates, found);
  const knownSongs = matched.flatMap(({ songId }) => songId ?? []);
  const albumId = found ?? (await findRetaggedAlbum(db, knownSongs));
  const applied: AppliedAlbum = { albums: new Set(), artists: new Set(), songs: new Set() };
  const vanished = await vanishedFiles(candidates, own, knownSongs);
  const joined = found !== undefined && (await source.joins?.(found)) ? found : undefined;
  const ensure = async (trx: Db): Promise<SongTarget> => {
    const credited = draft.songs.flatMap(({ credits }) => credits.map(({ artist }) => artist));
    const named = [...draft.artists, ...draft.songs.flatMap((song) => song.artists), ...credited];
    const artists = await ensureArtists(trx, named);
    const artistIds = [...new Set(draft.artists.map(({ identity }) => artists.get(identity) ?? 0))];
    const id =
      joined ??
      (await ensureAlbum(trx, draft, albumId, artistIds, {
        imageKey: source.imageKey,
        addedAt: Math.max(0, ...[...own.values()].map((file) => file.added_at)),
      }));
    return {
      albumId: id,
      releasedAt: draft.releasedAt,
      libraryId: scope.libraryId,
      scope: scope.scope,
      now: source.now,
      files: own,
      artists,
      lyrics: source.lyrics,
      vanished,
      ...(source.songIds && { songIds: source.songIds }),
    };
  };
  // The dictionary of pinyin is made ready at its first use, which would hold the lock meanwhile.
  if (isFirstAlbum()) sortKey('音');
  let target = isFirstAlbum() ? await writer.write(ensure) : undefined;
  for (let from = 0; from < matched.length || !target;) {
    const some = matched.slice(from, from + songsAtOnce);
    from += songsAtOnce;
    songsAtOnce = Math.min(SONGS_AT_ONCE, songsAtOnce * 2);
    const known = target;
    const { made, songs } = await writer.write(async (trx) => {
      const made = known ?? (await ensure(trx));
      return { made, songs: some.length ? await applySongs(trx, some, made) : [] };
    });
    target = made;
    applied.albums.add(made.albumId);
    // Those that exist too: a scan may have ended before they were indexed.
    for (const id of made.artists.values()) applied.artists.add(id);
    for (const id of songs) applied.songs.add(id);
  }
  return applied;
}

const artistsOrUnknown = (artists: ArtistDraft[]): ArtistDraft[] =>
  artists.length ? artists : [UNKNOWN_ARTIST];

/** The draft with names that the contract demands in place of missing ones. */
const withNames = (draft: AlbumDraft, folderName: string): AlbumDraft => ({
  ...draft,
  name: draft.name || folderName,
  artists: artistsOrUnknown(draft.artists),
  songs: draft.songs.map((song) => ({ ...song, artists: artistsOrUnknown(song.artists) })),
});

/** Files of songs that are not at their place any more, although no scan of their own folder has noticed it yet. */
async function vanishedFiles(
  { live }: MatchCandidates,
  own: ReadonlyMap<number, unknown>,
  songIds: readonly number[],
): Promise<Set<number>> {
  const vanished = new Set<number>();
  for (const file of songIds.flatMap((id) => live.get(id) ?? []))
    if (!own.has(file.fileId) && !(await stillExists(file))) vanished.add(file.fileId);
  return vanished;
}

const fileEntry = <File extends Pick<MusicFileRow, 'id'>>(
  files: ReadonlyMap<number, File>,
  id: number,
): [number, File][] => {
  const file = files.get(id);
  return file ? [[id, file]] : [];
};
