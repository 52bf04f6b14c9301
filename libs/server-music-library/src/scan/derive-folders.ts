import { type Db, type MusicFileRow, whereIn } from '@qingyin/server-db';
import type { RawMusicTags } from '@qingyin/server-files';
import { basename, join } from 'node:path';
import { type AlbumSource, type AppliedAlbum, applyAlbum } from '../apply/apply-album.ts';
import { indexApplied } from '../apply/index-applied.ts';
import { deriveAlbums } from '../derive/derive-albums.ts';
import { folderGroup } from '../derive/disc-folder.ts';
import type { AlbumDraft, TaggedFile } from '../derive/drafts.ts';
import { noteNames, type SeenNames } from '../derive/seen-names.ts';
import { sidecarLyrics } from '../folders/sidecar-lyrics.ts';
import { childPath } from '../folders/walk-names.ts';
import { applyArtistNames } from './artist-names.ts';
import { applyArtistPictures } from './artist-pictures.ts';
import { changedGroups, foldersOfGroup, hasPendingFiles } from './changed-groups.ts';
import { chooseCover } from './choose-cover.ts';
import { type GroupFolder, type ScanContext, scopeOf } from './scan-context.ts';
import { type KnownArtists, loadKnownArtists } from './known-artists.ts';
import { readLyricsFile } from './sidecars.ts';

type GroupFile = MusicFileRow & { folder: GroupFolder };

/** Songs after whose derivation the search index is written: many terms are written faster together. */
const SONGS_TO_INDEX = 500;

/**
 * Derives albums and songs of the folders that changed (third pass of a scan), group by group: a folder together with
 * its folders of discs. Groups with files that are not read yet wait.
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
    await applyArtistPictures(
      scan,
      derived.map(({ path }) => path),
    );
    await indexApplied(scan.db, scan.writer, applied);
    await markDerived(
      scan,
      derived.map(({ id }) => id),
    );
    applied = nothingApplied();
    derived = [];
    seen = new Map();
  };
  for (const group of groups) {
    scan.signal.throwIfAborted();
    const folders = await foldersOfGroup(scan, group);
    if (await hasPendingFiles(scan, folders)) continue;
    await deriveGroup(scan, folders, { known, roots, applied, seen });
    derived.push(...folders);
    if (applied.songs.size >= SONGS_TO_INDEX) await finish();
  }
  await finish();
}

const nothingApplied = (): AppliedAlbum => ({ albums: new Set(), artists: new Set(), songs: new Set() });

/** Folders count as derived when the search finds their songs, so that an interrupted scan indexes them again. */
const markDerived = (scan: ScanContext, folderIds: readonly number[]): Promise<void> =>
  scan.writer.each(folderIds, async (trx, batch) => {
    await trx
      .updateTable('music_folder')
      .set({ dirty: 0 })
      .where(whereIn(trx, 'id', batch))
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

async function deriveGroup(
  scan: ScanContext,
  folders: readonly GroupFolder[],
  {
    known,
    roots,
    applied,
    seen,
  }: { known: KnownArtists; roots: LibraryRoots; applied: AppliedAlbum; seen: SeenNames },
): Promise<void> {
  const { db, writer, library } = scan;
  const files = await filesOf(db, folders);
  const drafts = deriveAlbums(files.map(taggedFile), {
    exceptions: [],
    ...known,
    scope: library.kind === 'uploads' ? `uploads-${library.id}` : '',
  });
  const byId = new Map(files.map((file) => [file.id, file]));
  for (const draft of drafts) {
    noteNames(seen, draft);
    const source = await sourceOf(scan, folders, draft, byId, roots);
    const { albums, artists, songs } = await applyAlbum(db, writer, draft, source);
    for (const id of albums) applied.albums.add(id);
    for (const id of artists) applied.artists.add(id);
    for (const id of songs) applied.songs.add(id);
  }
}

async function filesOf(db: Db, folders: readonly GroupFolder[]): Promise<GroupFile[]> {
  const byId = new Map(folders.map((folder) => [folder.id, folder]));
  const rows = await db
    .selectFrom('music_file')
    .selectAll()
    .where(whereIn(db, 'folder_id', [...byId.keys()]))
    .where('state', '=', 'read')
    .where('missing_since', 'is', null)
    .execute();
  return rows.flatMap((row) => {
    const folder = byId.get(row.folder_id);
    return folder ? [{ ...row, folder }] : [];
  });
}

const taggedFile = (file: GroupFile): TaggedFile => ({
  fileId: file.id,
  libraryId: file.library_id,
  folder: file.folder.path,
  name: file.name,
  durationMs: file.duration_ms,
  picture: file.picture,
  tags: JSON.parse(file.tags) as RawMusicTags,
});

async function sourceOf(
  scan: ScanContext,
  folders: readonly GroupFolder[],
  draft: AlbumDraft,
  files: ReadonlyMap<number, GroupFile>,
  roots: LibraryRoots,
): Promise<AlbumSource> {
  const own = draft.songs.flatMap(({ fileId }) => files.get(fileId) ?? []);
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
    lyrics: await lyricsBeside(scan, own),
    folderName: basename(folderGroup(own[0]?.folder.path ?? '')) || scan.library.name,
    imageKey: await chooseCover(scan, folders, draft, own),
  };
}

async function lyricsBeside(scan: ScanContext, files: readonly GroupFile[]): Promise<Map<number, string>> {
  const found = new Map<number, string>();
  for (const { id, name, folder } of files) {
    for (const { file } of sidecarLyrics(name, folder.sidecars.lyrics)) {
      const text = await readLyricsFile(scan.absolutePath(childPath(folder.path, file.name)));
      if (text === '') continue;
      found.set(id, text);
      break;
    }
  }
  return found;
}
