import { searchKinds } from '@qingyin/contract';
import type { Viewer } from '@qingyin/server-catalogue';
import { type Db, inWriteTransaction, whereIn } from '@qingyin/server-db';
import { badParameters, notFound } from '@qingyin/server-kernel';
import { findIndexChanges, writeIndexChanges } from '@qingyin/server-search';
import { type CheckedPair, checkPairs } from './check-pairs.ts';
import { folderSongs } from './folder-songs.ts';
import { listReplacements } from './list-replacements.ts';
import { missingSongs } from './missing-songs.ts';
import { moveReferences } from './move-references.ts';
import { countReferences } from './preview-replacement.ts';
import type { Replacements, SongPair } from './replacements.ts';
import { touchPlaylists } from './touch-playlists.ts';
import { activeReplacements, undoReplacement } from './undo-replacement.ts';

/** @param now ms since 1970 */
export function createReplacements(db: Db, now: () => number): Replacements {
  return {
    missing: (viewer, page) => missingSongs(db, viewer, page),
    async preview(viewer, pairs) {
      await checkPairs(db, viewer, pairs);
      return countReferences(
        db,
        pairs.map(({ from }) => from),
      );
    },
    async add(viewer, pairs) {
      const checked = await checkPairs(db, viewer, pairs);
      const made: number[] = [];
      for (const pair of checked) {
        made.push(await inWriteTransaction(db, (trx) => store(trx, viewer, pair, now())));
        await indexSongs(db, songsOf(pair));
      }
      return made;
    },
    async undo(viewer, id) {
      const undone = await inWriteTransaction(db, async (trx) => {
        const found = await activeReplacements(trx)
          .where('song_replacement.id', '=', id)
          .where('song_replacement.from_id', 'in', folderSongs(trx, viewer).select('song.id'))
          .executeTakeFirst();
        if (!found) throw notFound('替换');
        if (found.to !== null) {
          const further = await activeReplacements(trx).where('from_id', '=', found.to).executeTakeFirst();
          if (further) throw badParameters('先撤销后来的替换');
        }
        await undoReplacement(trx, found, now());
        return found;
      });
      await indexSongs(db, songsOf(undone));
    },
    list: (viewer, page) => listReplacements(db, viewer, page),
  };
}

async function store(trx: Db, viewer: Viewer, pair: CheckedPair, now: number): Promise<number> {
  // Looked at again: a scan or another administrator may have been faster.
  const [{ from, to, kind }] = (await checkPairs(trx, viewer, [pair])) as [CheckedPair];
  const { id } = await trx
    .insertInto('song_replacement')
    .values({ from_id: from, to_id: to, user_id: viewer.userId, at: now, undone_at: null, kind })
    .returning('id')
    .executeTakeFirstOrThrow();
  await moveReferences(trx, id, from, to);
  await touchPlaylists(trx, id, now);
  await trx.updateTable('song').set({ hidden: 1 }).where('id', '=', from).execute();
  return id;
}

const songsOf = ({ from, to }: SongPair): number[] => (to === null ? [from] : [from, to]);

/** Updates the search index of songs with their albums. */
async function indexSongs(db: Db, songIds: readonly number[]): Promise<void> {
  const albums = await db
    .selectFrom('song')
    .select('album_id')
    .distinct()
    .where(whereIn(db, 'id', songIds))
    .execute();
  for (const [kind, ids] of [
    [searchKinds.song, songIds],
    [searchKinds.lyric, songIds],
    [searchKinds.album, albums.map(({ album_id }) => album_id)],
  ] as const) {
    const changes = await findIndexChanges(db, kind, [...ids]);
    if (changes.length > 0) await inWriteTransaction(db, (trx) => writeIndexChanges(trx, changes));
  }
}
