import { whereIn } from '@qingyin/server-db';
import { basename, join } from 'node:path';
import { loadArtistRules } from '../artist-rules/load-artist-rules.ts';
import { type AlbumSource, type AppliedAlbum, applyAlbum } from '../apply/apply-album.ts';
import { indexApplied } from '../apply/index-applied.ts';
import { deriveAlbums } from '../derive/derive-albums.ts';
import { folderGroup } from '../derive/disc-folder.ts';
import { groupBy } from '../derive/group-by.ts';
import { type AlbumDraft, isPart, type SongDraft, type TaggedFile } from '../derive/drafts.ts';
import { noteNames, type SeenNames } from '../derive/seen-names.ts';
import { sidecarLyrics } from '../folders/sidecar-lyrics.ts';
import type { FolderFile } from '../folders/stat-files.ts';
import { childPath } from '../folders/walk-names.ts';
import { applyArtistNames } from './artist-names.ts';
import { applyArtistPictures } from './artist-pictures.ts';
import { applyDescriptions } from './descriptions.ts';
import { changedGroups, foldersOfGroup, hasPendingFiles } from './changed-groups.ts';
import { chooseCover } from './choose-cover.ts';
import { dropStaleParts } from './drop-stale-parts.ts';
import { type GroupFile, filesOfFolders, tracksOfFolders } from './group-files.ts';
import { lyricsOfParts } from './part-lyrics.ts';
import { type SheetProblem, UnreadableSheetError } from './read-sheets.ts';
import { noteSheetProblems } from './sheet-problems.ts';
import { type GroupFolder, type ScanContext, scopeOf } from './scan-context.ts';
import { type KnownArtists, loadKnownArtists } from './known-artists.ts';
import { readLyricsFile } from './sidecars.ts';

/** Songs after whose derivation the search index is written: many terms are written faster together. */
const SONGS_TO_INDEX = 500;

/**
 * Derives albums and songs of the folders that changed (third pass of a scan), group by group: a folder together with
 * its folders of discs. Groups with files that are not read yet wait, and so do those with a CUE sheet that cannot be
 * read: derived without it, they would lose the songs of its tracks.
 */
export async function deriveChangedFolders(scan: ScanContext): Promise<void> {
  const groups = await changedGroups(scan);
  if (groups.length === 0) return;
  const known = await loadKnownArtists(scan.db);
  const roots = await libraryRoots(scan);
  let applied = nothingApplied();
  let derived: GroupFolder[] = [];
  let seen: SeenNames = new Map();
  const finish = async (): Promise<void> => {
    await applyArtistNames(scan, seen, applied);
    const paths = derived.map(({ path }) => path);
    await applyArtistPictures(scan, paths);
    if (scan.library.kind === 'folder') await applyDescriptions(scan, paths);
    await indexApplied(scan.db, scan.writer, applied);
    await markDerived(scan, derived);
    applied = nothingApplied();
    derived = [];
    seen = new Map();
  };
  for (const group of groups) {
    scan.signal.throwIfAborted();
    const folders = await foldersOfGroup(scan, group);
    if (await hasPendingFiles(scan, folders)) continue;
    const files = await filesOfFolders(scan.db, folders);
    const tracks = await tracksUnlessUnreadable(scan, folders, files);
    if (!tracks) continue;
    // Rules that are added now mark the folder again; the ones that marked it before are loaded here.
    const artistRules = await loadArtistRules(scan.db);
    await deriveGroup(scan, folders, {
      ...{ files, tracks, roots, applied, seen },
      known: { ...known, artistRules },
    });
    derived.push(...folders);
    if (applied.songs.size >= SONGS_TO_INDEX) await finish();
  }
  await finish();
}

const nothingApplied = (): AppliedAlbum => ({ albums: new Set(), artists: new Set(), songs: new Set() });

/**
 * Folders count as derived when the search finds their songs, so that an interrupted scan indexes them again, unless they
 * were marked again meanwhile, such as by a correction.
 */
const markDerived = (scan: ScanContext, folders: readonly GroupFolder[]): Promise<void> =>
  scan.writer.each(folders, async (trx, batch) => {
    for (const [dirty, same] of groupBy(batch, (folder) => folder.dirty))
      await trx
        .updateTable('music_folder')
        .set({ dirty: 0 })
        .where(
          whereIn(
            trx,
            'id',
            same.map(({ id }) => id),
          ),
        )
        .where('dirty', '=', dirty)
        .execute();
  });

/** Folders of libraries by id. */
type LibraryRoots = ReadonlyMap<number, string>;

/** Folders of the libraries whose files can be looked at: those of an offline one are not gone. */
async function libraryRoots({ db, library }: ScanContext): Promise<LibraryRoots> {
  const rows = await db
    .selectFrom('music_library')
    .select(['id', 'path'])
    .where('kind', '=', 'folder')
    .where('state', '!=', 'offline')
    .where('removed_at', 'is', null)
    .execute();
  return new Map([...rows, library].map(({ id, path }) => [id, path]));
}

/** Tracks of a group; undefined when one of its sheets cannot be read, which is noted. */
async function tracksUnlessUnreadable(
  scan: ScanContext,
  folders: readonly GroupFolder[],
  files: readonly GroupFile[],
): Promise<TaggedFile[] | undefined> {
  const problems: SheetProblem[] = [];
  const tracks = await tracksOfFolders(scan, folders, files, problems).catch((error: unknown) => {
    if (error instanceof UnreadableSheetError) return undefined;
    throw error;
  });
  await noteSheetProblems(scan, folders, problems);
  return tracks;
}

/** What the derivation of a group needs, and where it notes what it did. */
interface Derivation {
  files: readonly GroupFile[];
  tracks: readonly TaggedFile[];
  known: KnownArtists;
  roots: LibraryRoots;
  applied: AppliedAlbum;
  seen: SeenNames;
}

async function deriveGroup(
  scan: ScanContext,
  folders: readonly GroupFolder[],
  { files, tracks, known, roots, applied, seen }: Derivation,
): Promise<void> {
  const { db, writer, library } = scan;
  const drafts = deriveAlbums(tracks, {
    exceptions: [],
    ...known,
    scope: library.kind === 'uploads' ? `uploads-${library.id}` : '',
  });
  const byId = new Map(files.map((file) => [file.id, file]));
  const songs = drafts.flatMap((draft) => draft.songs);
  const besideParts = lyricsOfParts(songs, tracks, (id) => byId.get(id)?.folder.sidecars.lyrics ?? []);
  for (const derived of drafts) {
    noteNames(seen, derived);
    const draft = await withPartLyrics(scan, derived, byId, besideParts);
    const source = await sourceOf(scan, folders, draft, byId, roots);
    const changed = await applyAlbum(db, writer, draft, source);
    for (const id of changed.albums) applied.albums.add(id);
    for (const id of changed.artists) applied.artists.add(id);
    for (const id of changed.songs) applied.songs.add(id);
  }
  if (library.kind === 'folder') await dropStaleParts(scan, [...byId.keys()], songs);
}

async function sourceOf(
  scan: ScanContext,
  folders: readonly GroupFolder[],
  draft: AlbumDraft,
  files: ReadonlyMap<number, GroupFile>,
  roots: LibraryRoots,
): Promise<AlbumSource> {
  const own = draft.songs.flatMap(({ fileId }) => files.get(fileId) ?? []);
  const parts = new Set(draft.songs.filter(isPart).map(({ fileId }) => fileId));
  const whole = own.filter(({ id }) => !parts.has(id));
  return {
    scope: {
      scope: scopeOf(scan.library),
      libraryId: scan.library.id,
      absolutePath(libraryId, path) {
        const root = roots.get(libraryId);
        return root === undefined ? undefined : join(root, path);
      },
    },
    now: scan.now(),
    files,
    lyrics: await lyricsBeside(scan, whole),
    folderName: basename(folderGroup(own[0]?.folder.path ?? '')) || scan.library.name,
    imageKey: await chooseCover(scan, folders, draft, own),
  };
}

async function lyricsBeside(scan: ScanContext, files: readonly GroupFile[]): Promise<Map<number, string>> {
  const found = new Map<number, string>();
  for (const { id, name, folder } of files) {
    const beside = sidecarLyrics(name, folder.sidecars.lyrics).map(({ file }) => file);
    const text = await firstLyrics(scan, folder, beside);
    if (text !== '') found.set(id, text);
  }
  return found;
}

/** An album whose parts of files have the lyrics of the files beside them. @param lyrics see `lyricsOfParts` */
async function withPartLyrics(
  scan: ScanContext,
  draft: AlbumDraft,
  files: ReadonlyMap<number, GroupFile>,
  lyrics: ReadonlyMap<SongDraft, readonly FolderFile[]>,
): Promise<AlbumDraft> {
  const songs: AlbumDraft['songs'] = [];
  for (const song of draft.songs) {
    const folder = files.get(song.fileId)?.folder;
    const lyric = folder ? await firstLyrics(scan, folder, lyrics.get(song) ?? []) : '';
    songs.push(lyric === '' ? song : { ...song, lyric });
  }
  return { ...draft, songs };
}

/** Text of the first of the files that can be read; '' = none. */
async function firstLyrics(
  scan: ScanContext,
  folder: GroupFolder,
  files: readonly { name: string }[],
): Promise<string> {
  for (const { name } of files) {
    const text = await readLyricsFile(scan.absolutePath(childPath(folder.path, name)));
    if (text !== '') return text;
  }
  return '';
}
