import { expect, it } from 'vitest';
import { openDb } from '../index.ts';
import { markKnownFiles } from './0035-credits-and-editions.ts';

const FILES = [
  { name: 'known.mp3', library_id: 1, folder_id: 1, state: 'read' },
  { name: 'new.mp3', library_id: 1, folder_id: 1, state: 'pending' },
  { name: 'broken.mp3', library_id: 1, folder_id: 1, state: 'failed' },
  { name: 'upload.mp3', library_id: 2, folder_id: 2, state: 'read' },
] as const;

it('lets known files of folders be read again while they stay playable, and uploads be derived again', async () => {
  const db = await openDb(':memory:');
  for (const [at, kind] of (['folder', 'uploads'] as const).entries())
    await db
      .insertInto('music_library')
      .values({
        ...{ id: at + 1, kind, owner_id: null, name: 'Music', path: `/${kind}`, everyone: 1, guests: 0 },
        ...{ watch: 0, from_options: 0, state: 'online', reason: '', detail: '', created_at: 1 },
        ...{ scanned_at: 1, removed_at: null },
      })
      .execute();
  for (const id of [1, 2])
    await db
      .insertInto('music_folder')
      .values({ id, library_id: id, path: '', signature: 'x', sidecars: '', dirty: 0 })
      .execute();
  for (const file of FILES)
    await db
      .insertInto('music_file')
      .values({
        ...{ size: 1, modified_at: 1, inode: '', tries: 1, error: '', missing_since: null, added_at: 1 },
        ...{ audio_hash: 'x', type: 'mp3', duration_ms: 1, bitrate: 1, sample_rate: 1, channels: 1 },
        ...{ bits: 0, tags: '', picture: '' },
        ...file,
      })
      .execute();
  await markKnownFiles(db);
  const files = db.selectFrom('music_file').select(['name', 'state', 'tries']).where('reread', '=', 1);
  expect(await files.execute()).toEqual([{ name: 'known.mp3', state: 'read', tries: 0 }]);
  const folders = db.selectFrom('music_folder').select('id').where('dirty', '=', 1);
  expect(await folders.execute()).toEqual([{ id: 2 }]);
  await db.destroy();
});
