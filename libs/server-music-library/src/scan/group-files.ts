import { isConvertedType } from '@qingyin/audio-dsp';
import { isCuttable } from '@qingyin/server-catalogue';
import { type Db, type MusicFileRow, type MusicLibraryRow, whereIn } from '@qingyin/server-db';
import type { RawMusicTags } from '@qingyin/server-files';
import { loadCorrections } from '../corrections/load-corrections.ts';
import { canConvert } from '../apply/conversion-setting.ts';
import { trackKey } from '../corrections/songs-of-tracks.ts';
import type { FilePart, TaggedFile } from '../derive/drafts.ts';
import { withSheets } from '../derive/with-sheets.ts';
import { readSheets, type SheetProblem } from './read-sheets.ts';
import type { GroupFolder, ScanContext } from './scan-context.ts';

/** A file of a folder whose albums are derived. */
export type GroupFile = MusicFileRow & { folder: GroupFolder };

/** The present files of folders whose tags are read. */
export async function filesOfFolders(db: Db, folders: readonly GroupFolder[]): Promise<GroupFile[]> {
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

/** What dividing the files of a library into songs needs. */
export type DividedLibrary = Pick<ScanContext, 'db' | 'absolutePath'> & {
  library: Pick<MusicLibraryRow, 'id' | 'kind'>;
};

/**
 * The files with their tags, divided into the tracks of their CUE sheets, with the corrections of these. Uploads are songs
 * as they are, and so are files that browsers play while the server has no ffmpeg and cannot cut them itself, because
 * their parts could not be played.
 *
 * @param problems gets the CUE sheets that cannot be read
 * @throws UnreadableSheetError
 */
export async function tracksOfFolders(
  scan: DividedLibrary,
  folders: readonly GroupFolder[],
  files: readonly GroupFile[],
  problems?: SheetProblem[],
): Promise<TaggedFile[]> {
  const whole = files.map(taggedFile);
  if (scan.library.kind !== 'folder') return whole;
  const sheets = await readSheets(scan, folders, whole, problems);
  const tracks = withSheets(whole, sheets, await dividable(scan.db, files));
  const hashes = new Map(files.map(({ id, audio_hash }) => [id, audio_hash]));
  const corrections = await loadCorrections(
    scan.db,
    tracks.map(({ fileId, part = WHOLE_FILE }) => ({ fileId, part, audioHash: hashes.get(fileId) ?? '' })),
  );
  return tracks.map((track) => ({
    ...track,
    correction: corrections.get(trackKey(track.fileId, track.part?.startMs ?? 0)),
  }));
}

/** Which files may be divided into songs. */
async function dividable(
  db: Db,
  files: readonly GroupFile[],
): Promise<(file: Pick<TaggedFile, 'fileId'>) => boolean> {
  if (await canConvert(db)) return () => true;
  const divided = new Set(
    files.filter((file) => isConvertedType(file.type) || isCuttable(file)).map(({ id }) => id),
  );
  return ({ fileId }) => divided.has(fileId);
}

const WHOLE_FILE: FilePart = { startMs: 0, endMs: null };

const taggedFile = (file: GroupFile): TaggedFile => ({
  fileId: file.id,
  libraryId: file.library_id,
  folder: file.folder.path,
  name: file.name,
  durationMs: file.duration_ms,
  picture: file.picture,
  tags: JSON.parse(file.tags) as RawMusicTags,
});
