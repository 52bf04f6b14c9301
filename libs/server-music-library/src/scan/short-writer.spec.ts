import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLibraryDatabase, type LibraryDatabase } from '../testing/library-database.ts';
import { createShortWriter } from './short-writer.ts';

let library: LibraryDatabase;
beforeEach(async () => {
  library = await createLibraryDatabase();
});
afterEach(() => library.close());

describe('createShortWriter', () => {
  it('gives each item to one batch, in order', async () => {
    const items = Array.from({ length: 100 }, (_one, index) => index);
    const seen: number[] = [];
    await library.writer.each(items, async (_trx, batch) => void seen.push(...batch));
    expect(seen).toEqual(items);
    expect(library.writer.longestMs()).toBeGreaterThan(0);
  });

  it('ends between two transactions when it is aborted, and keeps what is written', async () => {
    const abort = new AbortController();
    const writer = createShortWriter(library.db, abort.signal);
    const items = Array.from({ length: 100 }, (_one, index) => `f${index}`);
    const writing = writer.each(items, async (trx, batch) => {
      await trx
        .insertInto('music_folder')
        .values(
          batch.map((path) => ({
            library_id: library.libraryId,
            path,
            signature: '',
            sidecars: '',
            dirty: 0,
          })),
        )
        .execute();
      abort.abort(new Error('ended'));
    });
    await expect(writing).rejects.toThrow('ended');
    const rows = await library.db.selectFrom('music_folder').select('path').execute();
    expect(rows).toHaveLength(8);
  });

  it('undoes a change that fails', async () => {
    const failing = library.writer.write(async (trx) => {
      await trx.deleteFrom('music_library').execute();
      throw new Error('failed');
    });
    await expect(failing).rejects.toThrow('failed');
    expect(await library.db.selectFrom('music_library').select('id').execute()).toHaveLength(1);
  });
});
