import type { LibraryReason } from '@qingyin/contract';
import { outsideFind } from '@qingyin/server-catalogue';
import { type Db, type PicturedKind, whereIn } from '@qingyin/server-db';
import { pictureKey } from '@qingyin/server-files';
import { childPath } from '../folders/walk-names.ts';
import { chosenPicture } from '../pictures/choose-picture.ts';
import { MUSIC_PICTURE } from '../pictures/music-picture.ts';
import type { Pictured } from '../pictures/pictured.ts';

const subjects = { album: 'cover', artist: 'picture' } as const satisfies Record<
  PicturedKind,
  LibraryReason['about']
>;

/**
 * Where the cover of an album or the picture of an artist comes from: an administrator, an outside source, a picture file or
 * a sound file.
 *
 * @param of without the paths of files in libraries that it does not name
 */
export async function pictureReason(db: Db, of: Pictured, imageKey: string): Promise<LibraryReason> {
  const about = subjects[of.kind];
  const none = {
    ...{ about, value: '', files: 0, path: '' },
    rule: of.kind === 'album' ? 'none' : 'newest-album',
  } as const;
  if (!imageKey.startsWith(MUSIC_PICTURE)) return { ...none, ...(await storedPicture(db, of, imageKey)) };
  const picture = await db
    .selectFrom('music_picture')
    .leftJoin('music_file', 'music_file.id', 'music_picture.file_id')
    .leftJoin('music_folder', 'music_folder.id', 'music_file.folder_id')
    .select([
      'music_picture.path',
      'music_picture.library_id',
      'music_file.name',
      'music_folder.path as folder',
    ])
    .where('music_picture.hash', '=', imageKey.slice(MUSIC_PICTURE.length))
    .where(whereIn(db, 'music_picture.library_id', of.libraries))
    .executeTakeFirst();
  if (!picture) return none;
  if (picture.path !== '') return { about, rule: 'picture-file', value: '', files: 1, path: picture.path };
  const path = picture.name === null ? '' : childPath(picture.folder ?? '', picture.name);
  return { about, rule: 'embedded', value: '', files: 1, path };
}

/** Where a picture comes from that is stored on the server; undefined: there is none. */
async function storedPicture(
  db: Db,
  of: Pictured,
  imageKey: string,
): Promise<Pick<LibraryReason, 'rule' | 'value'> | undefined> {
  const chosen = await chosenPicture(db, of);
  if (chosen?.key === imageKey) return { rule: 'corrected', value: '' };
  const outside = await outsideFind(db, of.kind, of.id);
  if (outside && outside.hash !== '' && pictureKey(outside.hash) === imageKey)
    return { rule: 'outside', value: outside.name };
  return undefined;
}
