import { createDemoDatabase } from '@qingyin/demo-seed/testing';
import { type ConversionFormat, type ConvertedFile, type Converter } from '@qingyin/server-convert';
import type { Db } from '@qingyin/server-db';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createConversionLimit } from '../http/conversion-limit.ts';
import type { AppContext } from '../http/request-context.ts';

/** Song of the database whose only file is a Monkey's Audio file. */
export const SONG = 10_001;
export const FILE = 77;
const BYTES = Buffer.from('converted sound');

/** A converted file of a few bytes. */
export const converted: ConvertedFile = {
  ...{ type: 'flac', hash: 'converted-hash', path: '/cache/converted-hash.flac', size: BYTES.length },
  async *read(start, end) {
    yield BYTES.subarray(start, end + 1);
  },
};

/** A database with a song that has to be converted, and a context with a converter of the spec, for specs. */
export interface ConvertedSong {
  db: Db;
  /** @param converter what the spec replaces of a converter that has made nothing yet */
  context(converter: Partial<Converter>): AppContext;
  dispose(): Promise<void>;
}

export async function createConvertedSong(): Promise<ConvertedSong> {
  const folder = mkdtempSync(join(tmpdir(), 'qy-converted-song-'));
  writeFileSync(join(folder, 'a.ape'), 'sound');
  const db = await createDemoDatabase();
  const { id: library_id } = await db
    .insertInto('music_library')
    .values({
      ...{ kind: 'folder', owner_id: null, name: 'Music', path: folder, everyone: 1, guests: 1, watch: 0 },
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
    .values({ file_id: FILE, start_ms: 0, end_ms: null, library_id, song_id: SONG })
    .execute();
  await db.updateTable('song').set({ access: 1 }).where('id', '=', SONG).execute();
  return {
    db,
    context: (converter) =>
      ({
        db,
        files: { signedUrls: { isValid: async () => true, sign: async () => 'until=1&token=x' } },
        music: { noteMissing: () => undefined },
        converter: {
          formats: new Set<ConversionFormat>(['flac', 'opus', 'aac']),
          cached: async () => undefined,
          ...converter,
        },
        conversions: createConversionLimit({ warn: () => undefined }),
        downloads: { maxSongs: 100, maxZips: 2 },
        now: () => Date.now(),
      }) as unknown as AppContext,
    async dispose() {
      await db.destroy();
      rmSync(folder, { recursive: true });
    },
  };
}
