import { writeFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { saveCorrection } from '../corrections/save-correction.ts';
import { createSheetLibrary, type SheetLibrary } from '../testing/sheet-library.ts';
import { removeTemporaryFolders } from '../testing/temporary-folder.ts';

let library: SheetLibrary;
removeTemporaryFolders();
beforeEach(async () => {
  library = await createSheetLibrary();
});
afterEach(() => library.close());

const writeLyrics = (name: string): void => writeFileSync(library.path(`${name}.lrc`), `[00:01.00]${name}`);
const lyrics = async (): Promise<string[]> =>
  (await library.heard()).map(({ lyric }) => lyric.replace('[00:01.00]', ''));

/** Corrects the song at a place of the album, as an administrator, and derives the album again. */
async function correct(at: number, fields: { title?: string; trackNo?: number }): Promise<void> {
  const songs = await library.heard();
  const request = { songIds: [songs[at]?.id ?? 0], libraries: [library.libraryId], fields };
  await saveCorrection(library.db, request, { userId: 1, now: 1 });
  await library.scan();
}

describe('lyrics files of parts', () => {
  it.each(['02 - 关山越', '关山越', '林间 - 关山越'])(
    'are found by the title in the sheet after it was corrected: %s',
    async (name) => {
      library.writeSheet(['静夜思', '关山越', '蜀道难']);
      writeLyrics(name);
      await library.scan();
      expect(await lyrics()).toEqual(['', name, '']);
      await correct(1, { title: '关山月' });
      expect(await lyrics()).toEqual(['', name, '']);
      await correct(1, { title: '关山月', trackNo: 4 });
      expect(await lyrics()).toEqual(['', name, '']);
    },
  );

  it('are found by the corrected title first', async () => {
    library.writeSheet(['静夜思', '关山越', '蜀道难']);
    for (const name of ['02 - 关山越', '02 - 关山月']) writeLyrics(name);
    await library.scan();
    await correct(1, { title: '关山月' });
    expect(await lyrics()).toEqual(['', '02 - 关山月', '']);
  });

  it('are not those of a song that has the title now', async () => {
    library.writeSheet(['关山月', '静夜思', '蜀道难']);
    writeLyrics('静夜思');
    await library.scan();
    await correct(0, { title: '静夜思' });
    await correct(1, { title: '关山月' });
    expect(await lyrics()).toEqual(['静夜思', '', '']);
  });
});
