import { expect, it } from 'vitest';
import { openDb } from '../index.ts';
import { embeddedSheets } from './0029-embedded-sheets.ts';

const HOUR_MS = 3_600_000;
const FILES = [
  { name: 'album.flac', type: 'flac', duration_ms: HOUR_MS, library_id: 1 },
  { name: 'song.flac', type: 'flac', duration_ms: 240_000, library_id: 1 },
  { name: 'album.mp3', type: 'mp3', duration_ms: HOUR_MS, library_id: 1 },
  { name: 'upload.flac', type: 'flac', duration_ms: HOUR_MS, library_id: 2 },
];

it('lets only long FLAC files of folders be read again', async () => {
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
  for (const file of FILES)
    await db
      .insertInto('music_file')
      .values({
        ...{ folder_id: 1, size: 1, modified_at: 1, inode: '', state: 'read', tries: 1, error: '' },
        ...{ missing_since: null, added_at: 1, audio_hash: 'x', bitrate: 1, sample_rate: 1, channels: 1 },
        ...{ bits: 0, tags: '', picture: '' },
        ...file,
      })
      .execute();
  await embeddedSheets.up(db);
  const pending = await db
    .selectFrom('music_file')
    .select(['name', 'tries'])
    .where('state', '=', 'pending')
    .execute();
  expect(pending).toEqual([{ name: 'album.flac', tries: 0 }]);
  await db.destroy();
});
