import { createDemoDatabase } from '@qingyin/demo-seed/testing';
import { histogramOf, writeHistogram, type SoundMeasurement } from '@qingyin/audio-dsp';
import type { Db } from '@qingyin/server-db';
import type { AudioFacts, SongSource } from '@qingyin/server-media';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { measureAlbums, catalogueAlbums } from './album-loudness.ts';
import { startMeasuring } from './measuring-queue.ts';
import type { Pace } from './worker-messages.ts';
import type { MeasuringProcess } from './measuring-process.ts';
import { claimFile, markFailed, storeMeasurement, loadMeasurements } from './measurement-rows.ts';
import { unmeasuredSongs } from './unmeasured.ts';
import { findTarget, type SoundContext, type MeasuringTarget } from './measuring-target.ts';

const NOW = Date.UTC(2026, 0, 1);
let db: Db;
let release = 1;
let context: SoundContext;
/** an album with several songs */
let album = 0;
beforeAll(async () => {
  db = await createDemoDatabase();
  const song = await db
    .selectFrom('song')
    .select('album_id')
    .where('id', '=', 10_001)
    .executeTakeFirstOrThrow();
  album = song.album_id;
  const facts = ({ spec }: SongSource): AudioFacts => ({
    ...{ size: 1, contentType: 'audio/mpeg', durationMs: 1, bitrate: 1 },
    etag: `"${JSON.stringify(spec).length}-${spec.seed}-${release}"`,
  });
  const audio: SoundContext['media']['audio'] = {
    describe: facts,
    lossless: () => Promise.resolve(undefined),
  };
  context = { db, files: {} as SoundContext['files'], media: { audio }, now: () => NOW };
  return () => db.destroy();
});
beforeEach(async () => {
  for (const table of ['sound_file', 'song_sound'] as const) await db.deleteFrom(table).execute();
  release = 1;
});

const open = async (): Promise<MeasuringTarget[]> => {
  const all: MeasuringTarget[] = [];
  for await (const wanted of unmeasuredSongs(context, () => Promise.resolve())) all.push(wanted);
  return all;
};
const measured = (): SoundMeasurement => ({
  ...{ codec: 'mp3', sampleRate: 44_100, channels: 2, delay: 576, padding: 0 },
  ...{ samples: 441_000, loudness: -20, truePeak: 0.5, blocks: '' },
});
/** Stores a measurement of a song of ten seconds. @param power of all its blocks; null: it cannot be decoded */
async function measure(
  wanted: MeasuringTarget,
  power: number | null = 0.01,
  truePeak = 0.5,
): Promise<string> {
  const file = await findTarget(context, wanted);
  if (!file || !(await claimFile(db, file, NOW))) throw new Error('not to be measured');
  if (power === null) await markFailed(db, file.hash, 'broken: so', NOW);
  else {
    const blocks = writeHistogram(histogramOf(Array.from({ length: 100 }, () => power)));
    await storeMeasurement(db, file.hash, { ...measured(), truePeak, blocks }, NOW);
  }
  return file.hash;
}
const songsOf = async (albumId: number): Promise<MeasuringTarget[]> =>
  (await catalogueAlbums(db, [albumId])).map(({ wanted }) => wanted);
const albumOf = async (albumId: number) => measureAlbums(db, await catalogueAlbums(db, [albumId]));

describe('measuring songs of the catalogue', () => {
  it('lists every unmeasured song once until it is measured', async () => {
    const all = await open();
    const songs = await db.selectFrom('song').select('id').where('available', '=', 1).execute();
    expect(all.map((wanted) => 'id' in wanted && wanted.id)).toEqual(songs.map(({ id }) => id));
    const [first, second] = all;
    if (!first || !second) throw new Error('no songs');
    await measure(first);
    await measure(second, null);
    expect(await open()).toEqual(all.slice(2));
  });
  it('measures the songs at the slowest pace after the startup delay', async () => {
    const paces: Pace[] = [];
    const closing = new AbortController();
    const worker: MeasuringProcess = {
      measure: (_source, pace) =>
        new Promise((done, failed) => {
          paces.push(pace);
          if (paces.length < 3) return done(measured());
          closing.signal.addEventListener('abort', () => failed(new Error('closed')));
        }),
      prioritize: () => undefined,
      close: () => closing.abort(),
    };
    const measuring = startMeasuring(context, { worker, onError: () => undefined, restAfterMs: 0 });
    await expect.poll(() => paces).toEqual(['nowAndThen', 'nowAndThen', 'nowAndThen']);
    await measuring.stop();
  });
  it('measures a song again when it is rendered differently, and deletes the measurement of the old file', async () => {
    const [first] = await open();
    if (!first) throw new Error('no songs');
    const hash = await measure(first);
    release = 2;
    expect(await open()).toContainEqual(first);
    expect(await loadMeasurements(db, [hash])).toEqual(new Map());
  });
});

describe('the loudness of an album', () => {
  it('is unknown until all songs are measured, and the missing ones are listed', async () => {
    const songs = await songsOf(album);
    expect(songs.length).toBeGreaterThan(2);
    const [first, ...rest] = songs;
    if (!first) throw new Error('no songs');
    await measure(first);
    expect(await albumOf(album)).toEqual({ albums: new Map(), missing: rest });
  });
  it('is integrated over all songs, with the highest peak, without songs that cannot be decoded', async () => {
    const [first, second, ...rest] = await songsOf(album);
    if (!first || !second) throw new Error('no songs');
    await measure(first, 0.01, 0.7);
    await measure(second, null);
    for (const song of rest) await measure(song, 0.02, 0.4);
    const { albums, missing } = await albumOf(album);
    expect(missing).toEqual([]);
    const mean = (0.01 + 0.02 * rest.length) / (1 + rest.length);
    const sound = albums.get(String(album));
    expect(sound?.loudness).toBeCloseTo(-0.691 + 10 * Math.log10(mean), 1);
    expect(sound?.truePeak).toBeCloseTo(0.7, 5);
  });
  it('is unknown if no song can be decoded, and no song is missing', async () => {
    for (const song of await songsOf(album)) await measure(song, null);
    expect(await albumOf(album)).toEqual({ albums: new Map(), missing: [] });
  });
});
