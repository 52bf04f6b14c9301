import { searchKinds } from '@qingyin/contract';
import type { Db } from '@qingyin/server-db';
import { findIndexChanges, type IndexChange, writeIndexInBatches } from '@qingyin/server-search';
import type { ShortWriter } from '../scan/short-writer.ts';
import type { AppliedAlbum } from './apply-album.ts';

/** Entities that are compared with the index at once. */
const COMPARED = 100;
/** Terms in memory after which they are written: lyrics have thousands of them. */
const MANY_TERMS = 60_000;

/** Updates the search index of what was written; entities whose entry is right are only compared. */
export async function indexApplied(
  db: Db,
  writer: ShortWriter,
  { albums, artists, songs }: AppliedAlbum,
): Promise<void> {
  for (const [kind, found] of [
    [searchKinds.album, albums],
    [searchKinds.artist, artists],
    [searchKinds.song, songs],
    [searchKinds.lyric, songs],
  ] as const) {
    const ids = [...found];
    let changes: IndexChange[] = [];
    for (let from = 0; from < ids.length; from += COMPARED) {
      changes.push(...(await findIndexChanges(db, kind, ids.slice(from, from + COMPARED))));
      if (countTerms(changes) < MANY_TERMS) continue;
      await writeIndexInBatches(writer.each, changes);
      changes = [];
    }
    await writeIndexInBatches(writer.each, changes);
  }
}

const countTerms = (changes: readonly IndexChange[]): number =>
  changes.reduce((sum, { wanted }) => sum + (wanted?.terms.length ?? 0), 0);
