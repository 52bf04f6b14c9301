import { rmSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sheetText } from '../cue/testing/sheet-text.ts';
import { createSheetLibrary, SHEET_TITLES, type SheetLibrary } from '../testing/sheet-library.ts';
import { removeTemporaryFolders } from '../testing/temporary-folder.ts';
import { setCanConvert } from './converted-songs.ts';

let library: SheetLibrary;
removeTemporaryFolders();
/** Makes the file one that the server does not cut itself. */
const lose = () => library.db.updateTable('music_file').set({ type: 'mp3', bits: 0 }).execute();
beforeEach(async () => {
  library = await createSheetLibrary();
  await library.scan();
  await lose();
  library.writeSheet();
});
afterEach(() => library.close());

/** Starts a server and scans. @param able whether it has ffmpeg */
async function start(able: boolean, signal = new AbortController().signal): Promise<void> {
  const adapt = await setCanConvert(library.db, able, () => 1);
  await library.scan();
  await adapt(signal);
}
const heard = async (): Promise<[name: string, available: number][]> =>
  (await library.heard()).map(({ name, available }) => [name, available]);
const heardIds = async (): Promise<number[]> => (await library.heard()).map(({ id }) => id);

const WHOLE = [['CDImage', 1]];
const PARTS = SHEET_TITLES.map((title) => [title, 1]);

describe('a file with a CUE sheet on a server without ffmpeg', () => {
  it('is one song that can be played, if browsers play its type', async () => {
    await start(false);
    expect(await heard()).toEqual(WHOLE);
  });

  it('is divided by a start with ffmpeg and joined by one without, with the same songs each time', async () => {
    await start(false);
    const whole = await heardIds();
    await start(true);
    expect(await heard()).toEqual(PARTS);
    const parts = await heardIds();
    expect(await library.missing()).toEqual(whole);
    await start(false);
    expect(await heard()).toEqual(WHOLE);
    expect(await heardIds()).toEqual(whole);
    expect(await library.missing()).toEqual(parts);
    await start(true);
    expect(await heardIds()).toEqual(parts);
    expect(await library.missing()).toEqual(whole);
    expect(await library.dirty()).toEqual([]);
  });

  it('is joined again when a start with ffmpeg ended before all was adapted', async () => {
    await start(false);
    const ended = new AbortController();
    ended.abort(new Error('the server is closing'));
    await expect(start(true, ended.signal)).rejects.toThrow('closing');
    expect(await heard()).toEqual(PARTS);
    await start(false);
    expect(await heard()).toEqual(WHOLE);
  });

  it('is divided if no browser plays its type: it cannot be played as it is either', async () => {
    await start(false);
    await library.db.updateTable('music_file').set({ type: 'ape' }).execute();
    await library.db.updateTable('music_folder').set({ dirty: 1 }).execute();
    await library.scan();
    expect(await heard()).toEqual(SHEET_TITLES.map((title) => [title, 0]));
  });

  it('follows a sheet in its tags likewise', async () => {
    rmSync(library.path('CDImage.cue'));
    await start(false);
    const { tags } = await library.db.selectFrom('music_file').select('tags').executeTakeFirstOrThrow();
    const cueSheet = sheetText([
      { title: '鹿柴', start: '00:00:00' },
      { title: '竹里馆', start: '00:08:00' },
    ]);
    const tagged = JSON.stringify({ ...(JSON.parse(tags) as object), cueSheet });
    await library.db.updateTable('music_file').set({ tags: tagged }).execute();
    await start(true);
    expect(await heard()).toEqual([
      ['鹿柴', 1],
      ['竹里馆', 1],
    ]);
    await start(false);
    expect(await heard()).toEqual(WHOLE);
  });

  it('is divided if the server cuts it itself, and stays so with ffmpeg', async () => {
    await library.db.updateTable('music_file').set({ type: 'wav', bits: 16 }).execute();
    await start(false);
    expect(await heard()).toEqual(PARTS);
    const parts = await heardIds();
    await start(true);
    expect(await heardIds()).toEqual(parts);
  });

  it('is divided by the first start of a version that cuts', async () => {
    await library.db.updateTable('music_file').set({ type: 'wav', bits: 16 }).execute();
    rmSync(library.path('CDImage.cue'));
    await start(false);
    expect(await heard()).toEqual(WHOLE);
    library.writeSheet();
    await library.scan();
    await library.db
      .updateTable('setting')
      .set({ value: '0' })
      .where('name', 'like', 'music-converts%')
      .execute();
    await library.db.updateTable('music_folder').set({ dirty: 0 }).execute();
    await start(false);
    expect(await heard()).toEqual(PARTS);
  });
});
