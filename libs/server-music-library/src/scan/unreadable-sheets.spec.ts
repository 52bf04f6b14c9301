import { existsSync, renameSync, writeFileSync } from 'node:fs';
import { BusinessError } from '@qingyin/server-kernel';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { presentTags } from '../corrections/preview-correction.ts';
import { libraryProblems, libraryStatus } from '../libraries/library-status.ts';
import { createSheetLibrary, SHEET_TITLES, type SheetLibrary } from '../testing/sheet-library.ts';
import { removeTemporaryFolders } from '../testing/temporary-folder.ts';

let library: SheetLibrary;
removeTemporaryFolders();
beforeEach(async () => {
  library = await createSheetLibrary();
  library.writeSheet();
});
afterEach(() => library.close());

/** Takes the sheet away once it is listed, and puts it back as it was. */
const whileReading = (): void => {
  if (existsSync(library.path('CDImage.cue'))) renameSync(library.path('CDImage.cue'), library.path('away'));
};
const putBack = (): void => renameSync(library.path('away'), library.path('CDImage.cue'));
const names = async (): Promise<string[]> => (await library.heard()).map(({ name }) => name);

describe('a sheet that cannot be read', () => {
  it('leaves the album as it is, which the next scan derives', async () => {
    await library.scan();
    const before = await library.heard();
    await library.scan({ full: true, whileReading });
    expect(await library.heard()).toEqual(before);
    expect(await library.missing()).toEqual([]);
    expect(await library.dirty()).toEqual(['山中']);
    putBack();
    await library.scan();
    expect(await library.heard()).toEqual(before);
    expect(await library.dirty()).toEqual([]);
  });

  it('lets a new album wait, and not become one long song', async () => {
    await library.scan({ whileReading });
    expect(await names()).toEqual([]);
    putBack();
    await library.scan();
    expect(await names()).toEqual(SHEET_TITLES);
    expect(await library.missing()).toEqual([]);
  });

  it('refuses the tags of its songs with a message', async () => {
    await library.scan();
    const [song] = await library.heard();
    whileReading();
    const tags = presentTags(library.db, [song?.id ?? 0], [library.libraryId]);
    await expect(tags).rejects.toThrow('CUE 文件“CDImage.cue”读不了，请稍后再试');
    await expect(tags).rejects.toBeInstanceOf(BusinessError);
  });

  it('is named with its reason until it can be read', async () => {
    const problems = () => libraryProblems(library.db, library.libraryId, { limit: 10, offset: 0 });
    await library.scan({ whileReading });
    expect(await problems()).toEqual([{ path: '山中/CDImage.cue', error: 'unreadable' }]);
    expect(await failed()).toBe(1);
    putBack();
    await library.scan();
    expect(await problems()).toEqual([]);
    expect(await failed()).toBe(0);
    writeFileSync(library.path('CDImage.cue'), 'no sheet at all');
    writeFileSync(library.path('large.cue'), Buffer.alloc(600_000, 'x'));
    await library.scan();
    expect(await problems()).toEqual([
      { path: '山中/CDImage.cue', error: 'no-tracks' },
      { path: '山中/large.cue', error: 'too-large' },
    ]);
  });
});

const failed = async (): Promise<number> => {
  const row = await library.db.selectFrom('music_library').selectAll().executeTakeFirstOrThrow();
  return (await libraryStatus(library.db, row, { watching: 'off', scan: undefined })).failed;
};
