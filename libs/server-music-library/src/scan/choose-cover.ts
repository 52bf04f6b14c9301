import type { AlbumDraft } from '../derive/drafts.ts';
import type { FolderPicture } from '../folders/walk-folder.ts';
import { MUSIC_PICTURE } from '../pictures/music-picture.ts';
import type { GroupFolder, ScanContext } from './scan-context.ts';
import { notePicture } from './sidecars.ts';

/**
 * Key of an album's cover: a picture file in a folder of its songs, else in the folder above its discs, else the
 * embedded picture that most of its files have.
 *
 * @returns undefined: it has none
 */
export async function chooseCover(
  { writer, library }: ScanContext,
  folders: readonly GroupFolder[],
  draft: AlbumDraft,
  files: readonly { folder_id: number }[],
): Promise<string | undefined> {
  const own = new Set(files.map((file) => file.folder_id));
  const ordered = [...folders.filter(({ id }) => own.has(id)), ...folders.filter(({ id }) => !own.has(id))];
  // Another album's cover may lie in the root of a library full of loose files.
  const isCover = ({ use }: FolderPicture): boolean => use === 'cover';
  const folder = ordered.find(({ sidecars }) => sidecars.pictures.some(isCover));
  const picture = folder?.sidecars.pictures.find(isCover);
  if (!folder || !picture) return draft.picture === '' ? undefined : `${MUSIC_PICTURE}${draft.picture}`;
  const hash = await writer.write((trx) => notePicture(trx, library.id, folder.path, picture));
  return `${MUSIC_PICTURE}${hash}`;
}
