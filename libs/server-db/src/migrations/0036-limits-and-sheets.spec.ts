import { expect, it } from 'vitest';
import { openDb } from '../index.ts';
import { markKnownFiles } from './0035-credits-and-editions.ts';
import { limitsAndSheets } from './0036-limits-and-sheets.ts';

it('keeps long FLAC files playable, which are to be read once more', async () => {
  const db = await openDb(':memory:');
  await db
    .insertInto('music_library')
    .values({
      ...{ id: 1, kind: 'folder', owner_id: null, name: 'Music', path: '/music', everyone: 1, guests: 0 },
      ...{ watch: 0, from_options: 0, state: 'online', reason: '', detail: '', created_at: 1 },
      ...{ scanned_at: 1, removed_at: null },
    })
    .execute();
  await db
    .insertInto('music_file')
    .values({
      ...{ library_id: 1, folder_id: 1, name: 'album.flac', size: 1, modified_at: 1, inode: '', tries: 0 },
      ...{ state: 'read', error: '', missing_since: null, added_at: 1, audio_hash: 'x', type: 'flac' },
      ...{ duration_ms: 3_600_000, bitrate: 1, sample_rate: 1, channels: 1, bits: 16, tags: '', picture: '' },
    })
    .execute();
  for (const table of ['bitrate_limit', 'unreadable_sheet']) await db.schema.dropTable(table).execute();
  await markKnownFiles(db);
  await limitsAndSheets.up(db);
  const files = db.selectFrom('music_file').select(['state', 'reread', 'tries']);
  expect(await files.execute()).toEqual([{ state: 'read', reread: 1, tries: 0 }]);
  await db.destroy();
});
