import { searchKinds } from '@qingyin/contract';
import type { Db } from '@qingyin/server-db';
import { findIndexChanges, writeIndexChanges } from '@qingyin/server-search';
import type { ShortWriter } from '../scan/short-writer.ts';
import type { AppliedAlbum } from './apply-album.ts';

/** Updates the search index of what was written; entities whose entry is right are only compared. */
export async function indexApplied(
  db: Db,
  writer: ShortWriter,
  { albums, artists, songs }: AppliedAlbum,
): Promise<void> {
  for (const [kind, ids] of [
    [searchKinds.album, albums],
    [searchKinds.artist, artists],
    [searchKinds.song, songs],
    [searchKinds.lyric, songs],
  ] as const)
    await writer.each(await findIndexChanges(db, kind, [...ids]), writeIndexChanges);
}
