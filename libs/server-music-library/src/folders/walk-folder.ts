import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { COVER_NAMES, type MusicFileKind, PICTURE_FORMATS, splitFileName } from './file-kind.ts';
import { folderError, type FolderError } from './folder-error.ts';
import { countFormats, type FormatCounts } from './format-counts.ts';
import type { FolderNames } from './read-folder.ts';
import { type FolderFile, statFiles } from './stat-files.ts';
import { type WalkOptions, walkNames } from './walk-names.ts';

/** A picture beside sound files: a cover of the album, or the artist. */
export interface FolderPicture extends FolderFile {
  use: 'cover' | 'artist';
}

/** A folder of a music library with the files that matter to it. */
export interface FolderListing {
  /** below the root with `/`, '' = the root */
  path: string;
  /**
   * hash over names, uses, sizes and times of the files and the names of the subfolders, '' with an error; changes when a
   * version of the server takes files for something else, such as sound that it could not read before
   */
  signature: string;
  sounds: FolderFile[];
  /** best first: covers by name and format, then artists */
  pictures: FolderPicture[];
  lyrics: FolderFile[];
  playlists: FolderFile[];
  cues: FolderFile[];
  /** descriptions of artists and albums */
  descriptions: FolderFile[];
  /** names of subfolders in natural order */
  folders: string[];
  /** sound files in formats that the server cannot read, by extension */
  unsupported: FormatCounts;
  /** entries whose names are not UTF-8; they cannot be opened */
  undecodable: number;
  /** a `.nomedia` or empty `.ndignore` file leaves out the folder with all below: nothing is listed */
  ignored: boolean;
  /** why nothing is listed. Unless it is `missing`, the files known of it and below may still be there. */
  error: FolderError | undefined;
}

interface PresentFile {
  kind: MusicFileKind;
  file: FolderFile;
}

const pictureRank = ({ name }: FolderFile): number => {
  const { stem, extension } = splitFileName(name);
  return (
    COVER_NAMES.indexOf(stem.normalize('NFC').toLowerCase()) * PICTURE_FORMATS.length +
    PICTURE_FORMATS.indexOf(extension)
  );
};

const signatureOf = (names: FolderNames, files: readonly PresentFile[]): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        files.map(({ kind, file: { name, size, modifiedAt } }) => [name, kind, size, modifiedAt]),
        names.folders.map(({ name }) => name).sort(),
        names.undecodable,
        names.ignored,
      ]),
    )
    .digest('base64url');

async function listFolder(root: string, path: string, names: FolderNames): Promise<FolderListing> {
  const statistics = await statFiles(
    join(root, path),
    names.files.map(({ name }) => name),
  );
  const present = names.files.flatMap(({ name, kind }): PresentFile[] => {
    const file = statistics.get(name);
    return file ? [{ kind, file }] : [];
  });
  const ofKind = (wanted: MusicFileKind) =>
    present.filter(({ kind }) => kind === wanted).map(({ file }) => file);
  const pictures = (use: FolderPicture['use']) =>
    ofKind(use)
      .toSorted((a, b) => pictureRank(a) - pictureRank(b))
      .map((file) => ({ ...file, use }));
  return {
    path,
    signature: signatureOf(names, present),
    sounds: ofKind('sound'),
    pictures: [...pictures('cover'), ...pictures('artist')],
    lyrics: ofKind('lyric'),
    playlists: ofKind('playlist'),
    cues: ofKind('cue'),
    descriptions: ofKind('description'),
    folders: names.folders.map(({ name }) => name),
    unsupported: countFormats(ofKind('unsupported').map(({ name }) => name)),
    undecodable: names.undecodable,
    ignored: names.ignored,
    error: undefined,
  };
}

const failedListing = (path: string, error: FolderError): FolderListing => ({
  path,
  signature: '',
  sounds: [],
  pictures: [],
  lyrics: [],
  playlists: [],
  cues: [],
  descriptions: [],
  folders: [],
  unsupported: {},
  undecodable: 0,
  ignored: false,
  error,
});

/**
 * Walks a music folder and yields one listing for each folder, parents before children. A folder that cannot be read is
 * yielded with `error` and the walk goes on. Links are followed as `createFollowedLinks` says; marker files in the root
 * itself are not obeyed, because an administrator chose it.
 *
 * With `from` only these folders are visited, such as those that a watcher reported. Of their subfolders those that are
 * not in `known` are new and visited with all below; the known ones are not, because a watcher reports each changed folder
 * itself. A folder of `from` that is gone is yielded with the error `missing`.
 *
 * @param root absolute path
 */
export async function* walkFolder(root: string, options: WalkOptions = {}): AsyncGenerator<FolderListing> {
  for await (const { path, ...names } of walkNames(root, options)) {
    if (names.error) yield failedListing(path, names.error);
    else {
      // Not in one expression with `yield`: the consumer's errors are not those of the folder.
      const listing = await listFolder(root, path, names).catch((error: unknown) =>
        failedListing(path, folderError(error)),
      );
      yield listing;
    }
  }
}
