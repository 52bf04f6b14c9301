import type { CorrectedSong, CreditRole, TagCorrection } from '@qingyin/contract';
import type { Db } from '@qingyin/server-db';
import { BusinessError, serverCodes } from '@qingyin/server-kernel';
import { join } from 'node:path';
import { deriveAlbums } from '../derive/derive-albums.ts';
import type { ArtistRules } from '../derive/artist-rules.ts';
import type { AlbumDraft, SongDraft, TaggedFile } from '../derive/drafts.ts';
import { VARIOUS_ARTISTS } from '../derive/various-artists.ts';
import { foldersOfGroup } from '../scan/changed-groups.ts';
import { filesOfFolders, tracksOfFolders } from '../scan/group-files.ts';
import { UnreadableSheetError } from '../scan/read-sheets.ts';
import { loadKnownArtists } from '../scan/known-artists.ts';
import { trackKey } from './songs-of-tracks.ts';
import { type CorrectableFile, groupsOf } from './corrected-files.ts';

/**
 * Files of a folder that are derived at most: this runs in the process that answers requests. Of a larger folder only the
 * chosen files are derived, so that their titles are right, and the albums as far as they follow from these files.
 */
const MOST_FILES = 2000;

/** What is to be tried out; nothing: the albums stay as they are. */
interface TriedChange {
  /** correction of the files */
  fields?: TagCorrection;
  /** rules of artists' names instead of those that count */
  artistRules?: ArtistRules;
}

/**
 * Albums of the folders of some files, as they are and as they would be with a change.
 *
 * @throws BusinessError 503 when a CUE sheet of the folders cannot be read at present
 */
export async function deriveWithChange(
  db: Db,
  files: readonly CorrectableFile[],
  { fields = {}, artistRules }: TriedChange = {},
): Promise<{ before: AlbumDraft[]; after: AlbumDraft[] }> {
  const chosen = new Set(files.map(({ fileId, startMs }) => trackKey(fileId, startMs)));
  const isChanged = Object.keys(fields).length > 0 || artistRules !== undefined;
  const options = { exceptions: [], ...(await loadKnownArtists(db)) };
  const changed = { ...options, ...(artistRules && { artistRules }) };
  const before: AlbumDraft[] = [];
  const after: AlbumDraft[] = [];
  for await (const tagged of tracksByGroup(db, files)) {
    const put = (file: TaggedFile): TaggedFile =>
      chosen.has(trackKey(file.fileId, file.part?.startMs ?? 0))
        ? { ...file, correction: { ...file.correction, ...fields } }
        : file;
    before.push(...deriveAlbums(tagged, options));
    if (isChanged) after.push(...deriveAlbums(tagged.map(put), changed));
  }
  return { before, after: isChanged ? after : before };
}

/**
 * Tracks of the folders of some files, one group of folders after the other.
 *
 * @throws BusinessError 503 when a CUE sheet of the folders cannot be read at present
 */
export async function* tracksByGroup(
  db: Db,
  files: readonly CorrectableFile[],
): AsyncGenerator<TaggedFile[]> {
  const ids = new Set(files.map(({ fileId }) => fileId));
  for (const { libraryId, group } of groupsOf(files)) {
    const library = await libraryOf(db, libraryId);
    const folders = await foldersOfGroup({ db, library }, group);
    const absolutePath = (path: string): string => join(library.path, path);
    const scan = { db, library, absolutePath };
    const all = await filesOfFolders(db, folders);
    const rows = all.length > MOST_FILES ? all.filter(({ id }) => ids.has(id)) : all;
    yield await tracksOfFolders(scan, folders, rows).catch(refuse);
  }
}

function refuse(error: unknown): never {
  if (error instanceof UnreadableSheetError)
    throw new BusinessError(serverCodes.overloaded, `CUE 文件“${error.sheet}”读不了，请稍后再试`);
  throw error;
}

const libraryOf = (db: Db, id: number) =>
  db
    .selectFrom('music_library')
    .select(['id', 'kind', 'path'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

const creditedAs = ({ credits }: SongDraft, wanted: CreditRole): string[] =>
  credits.flatMap(({ role, artist }) => (role === wanted ? [artist.name] : []));

export const namesOf = (list: readonly { name: string }[]): string[] => list.map(({ name }) => name);

/** What the songs of albums are called, by `trackKey`. */
export const derivedSongs = (albums: readonly AlbumDraft[]): Map<string, CorrectedSong> =>
  new Map(
    albums.flatMap((album) =>
      album.songs.map((song): [string, CorrectedSong] => [
        trackKey(song.fileId, song.startMs),
        {
          ...{ title: song.title, artists: namesOf(song.artists), album: album.name },
          ...{ albumArtists: namesOf(album.artists), trackNo: song.trackNo, discNo: song.discNo },
          ...{ year: song.year, genres: namesOf(song.genres), work: song.work },
          ...{ composers: creditedAs(song, 'composer'), lyricists: creditedAs(song, 'lyricist') },
          conductors: creditedAs(song, 'conductor'),
          ...{ label: album.label, originalYear: album.originalYear },
          compilation: album.artists.some(({ identity }) => identity === VARIOUS_ARTISTS.identity),
        },
      ]),
    ),
  );
