import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { albumDraft, createLibraryDatabase, type LibraryDatabase } from '../testing/library-database.ts';
import { countWaitingForConversion, setCanConvert } from './converted-songs.ts';

let library: LibraryDatabase;
let folderId: number;
beforeEach(async () => {
  library = await createLibraryDatabase();
  folderId = await library.addFolder('专辑');
});
afterEach(() => library.close());

const start = async (able: boolean, signal = new AbortController().signal): Promise<void> =>
  (await setCanConvert(library.db, able, () => 1))(signal);
const add = (name: string, type: string, bits = 16) =>
  library.addFile({ folderId, name: `${name}.${type}`, sound: `${name}-${type}`, bits, type });
const availability = async () =>
  (await library.db.selectFrom('song').select(['name', 'available']).orderBy('name').execute()).map(
    ({ name, available }) => `${name} ${available}`,
  );
const waiting = () => countWaitingForConversion(library.db);

describe('songs whose files must be converted', () => {
  it('can be played from the start that finds ffmpeg until one that does not', async () => {
    const ape = await add('a', 'ape');
    const flac = await add('b', 'flac');
    const one = await add('c', 'm4a');
    await library.apply(
      albumDraft([
        { fileId: ape, title: 'ape' },
        { fileId: flac, title: 'flac' },
        { fileId: one, title: 'part 1', endMs: 500 },
        { fileId: one, title: 'part 2', startMs: 500 },
      ]),
    );
    const unplayable = ['ape 0', 'flac 1', 'part 1 0', 'part 2 0'];
    expect(await availability()).toEqual(unplayable);
    expect(await waiting()).toBe(3);
    await start(true);
    expect(await availability()).toEqual(['ape 1', 'flac 1', 'part 1 1', 'part 2 1']);
    expect(await waiting()).toBe(0);
    await start(true);
    await start(false);
    expect(await availability()).toEqual(unplayable);
  });

  it('are playable at once when a scan finds them on a server with ffmpeg', async () => {
    await start(true);
    await library.apply(albumDraft([{ fileId: await add('a', 'ape'), title: 'ape' }]));
    expect(await availability()).toEqual(['ape 1']);
  });

  it('are playable without ffmpeg when they are parts that the server cuts itself', async () => {
    await start(false);
    const flac = await add('a', 'flac');
    const wav = await add('b', 'wav', 24);
    const deep = await add('c', 'flac', 32);
    await library.apply(
      albumDraft([
        { fileId: flac, title: 'part of flac', endMs: 500 },
        { fileId: wav, title: 'part of wav', startMs: 500 },
        { fileId: deep, title: 'part with 32 bits', endMs: 500 },
      ]),
    );
    expect(await availability()).toEqual(['part of flac 1', 'part of wav 1', 'part with 32 bits 0']);
    expect(await waiting()).toBe(1);
  });

  it('are playable without ffmpeg when there is another file', async () => {
    await start(false);
    const ape = await add('a', 'ape');
    await library.apply(albumDraft([{ fileId: ape, title: 'song' }]));
    expect(await availability()).toEqual(['song 0']);
    folderId = await library.addFolder('MP3');
    const mp3 = await add('a', 'mp3', 0);
    await library.apply(albumDraft([{ fileId: mp3, title: 'song' }]));
    expect(await availability()).toEqual(['song 1']);
    expect(await waiting()).toBe(0);
  });

  it('are adapted by the next start when one ends before', async () => {
    await library.apply(albumDraft([{ fileId: await add('a', 'ape'), title: 'ape' }]));
    const ended = new AbortController();
    ended.abort(new Error('the server is closing'));
    await expect(start(true, ended.signal)).rejects.toThrow('closing');
    expect(await availability()).toEqual(['ape 0']);
    await start(true);
    expect(await availability()).toEqual(['ape 1']);
  });

  it('are adapted back when a start that found ffmpeg ended before all were', async () => {
    await library.apply(albumDraft([{ fileId: await add('a', 'ape'), title: 'ape' }]));
    await start(false);
    const signal = new AbortController().signal;
    let looks = 0;
    // Each transaction looks at the signal before it begins; the first one adapts the songs.
    signal.throwIfAborted = () => {
      looks += 1;
      if (looks > 1) throw new Error('killed');
    };
    await expect(start(true, signal)).rejects.toThrow('killed');
    expect(await availability()).toEqual(['ape 1']);
    await start(false);
    expect(await availability()).toEqual(['ape 0']);
  });
});
