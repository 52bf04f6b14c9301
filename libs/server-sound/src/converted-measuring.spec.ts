import { createDemoDatabase } from '@qingyin/demo-seed/testing';
import { conversionSource, type ConvertedFile } from '@qingyin/server-convert';
import type { Db } from '@qingyin/server-db';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findTarget, type MeasuringTarget, type SoundContext } from './measuring-target.ts';

const SONG = 10_001;
const FILE = 77;
const folder = mkdtempSync(join(tmpdir(), 'qy-converted-sound-'));
const result: ConvertedFile = {
  ...{ type: 'flac', hash: 'converted-hash', path: '/cache/converted-hash.flac', size: 9 },
  async *read() {},
};
let db: Db;
let made: Map<string, ConvertedFile>;
let context: SoundContext;

beforeAll(async () => {
  db = await createDemoDatabase();
  writeFileSync(join(folder, 'a.ape'), 'sound');
  const { id: library_id } = await db
    .insertInto('music_library')
    .values({
      ...{ kind: 'folder', owner_id: null, name: 'Music', path: folder, everyone: 1, guests: 0, watch: 0 },
      ...{ from_options: 0, state: 'online', reason: '', detail: '', created_at: 1, scanned_at: 1 },
      removed_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: folder_id } = await db
    .insertInto('music_folder')
    .values({ library_id, path: '', signature: '', sidecars: '', dirty: 0 })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('music_file')
    .values({
      ...{ id: FILE, library_id, folder_id, name: 'a.ape', size: 5, modified_at: 1, inode: '' },
      ...{ state: 'read', tries: 0, error: '', missing_since: null, added_at: 1, audio_hash: 'audio' },
      ...{ type: 'ape', duration_ms: 1000, bitrate: 900_000, sample_rate: 44_100, channels: 2, bits: 16 },
      ...{ tags: '', picture: '' },
    })
    .execute();
  await db
    .insertInto('song_file')
    .values({ file_id: FILE, start_ms: 500, end_ms: null, library_id, song_id: SONG })
    .execute();
  await db.updateTable('song').set({ access: 1 }).where('id', '=', SONG).execute();
});
beforeEach(async () => {
  made = new Map();
  await db.deleteFrom('song_sound').execute();
  context = {
    db,
    files: {} as SoundContext['files'],
    media: { audio: {} as SoundContext['media']['audio'] },
    converter: { cached: async ({ startMs }, format) => made.get(`${startMs} ${format}`) },
    now: () => 1,
  };
});
afterAll(async () => {
  await db.destroy();
  rmSync(folder, { recursive: true });
});

const converted: MeasuringTarget = {
  ...{ kind: 'converted', songId: SONG, fileId: FILE, startMs: 500, format: 'flac' },
};
const named = () => db.selectFrom('song_sound').selectAll().execute();

describe('measuring a song that is converted', () => {
  it('waits until somebody has heard it', async () => {
    expect(await findTarget(context, converted)).toBeUndefined();
    expect(await findTarget(context, { kind: 'song', id: SONG, format: 'mp3' })).toBeUndefined();
    expect(await findTarget(context, { kind: 'library', fileId: FILE })).toBeUndefined();
    expect(await named()).toEqual([]);
  });

  it('measures the converted file, which stands for the song in its album', async () => {
    made.set('500 flac', result);
    expect(await findTarget(context, converted)).toEqual({
      ...{ hash: result.hash, size: 0, modifiedAt: 0 },
      source: { kind: 'file', path: result.path, type: 'flac' },
    });
    expect(await named()).toEqual([{ song_id: SONG, hash: result.hash }]);
    made.set('500 opus', { ...result, hash: 'other' });
    expect((await findTarget(context, { ...converted, format: 'opus' }))?.hash).toBe('other');
    expect(await named()).toEqual([{ song_id: SONG, hash: result.hash }]);
  });

  it('finds nothing for another part, or when the file has gone', async () => {
    made.set('0 flac', result);
    expect(await findTarget(context, { ...converted, startMs: 0 })).toBeUndefined();
    const file = { type: 'ape', audioHash: '', bits: 16, sampleRate: 1, startMs: 0, endMs: null };
    expect(await conversionSource(file, join(folder, 'missing.ape'))).toBeUndefined();
  });
});
