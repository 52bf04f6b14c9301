import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { endpoints } from '@qingyin/contract';
import NodeID3 from 'node-id3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMp3Encoder } from 'wasm-media-encoders';
import { type ApiCaller, createCaller } from './api-caller.ts';
import { createTestAccount, type TestAccount } from './test-account.ts';
import { formWith, mp3, wav } from './sample-files.ts';
import { type ServerProcess, startServer } from './server-process.ts';

const { account, cloud, music } = endpoints;
const args = ['--sign-up', 'open'];
/** Servers of other specs do not measure (server-process.ts). */
const env = { QINGYIN_MEASURE_SOUND: 'yes' };
/** Timeout of background measurements on a busy machine. */
const SOON = { timeout: 150_000, interval: 100 };
const LONG_MS = 300_000;
const RATE = 44_100;

const upload = async (who: ApiCaller, bytes: Uint8Array, name: string): Promise<number> => {
  const answer = await who.http.call(cloud.cloud, { body: formWith('songFile', bytes, name) });
  expect(answer.code).toBe(200);
  return answer.songId;
};
const addressOf = async (who: ApiCaller, id: number) => {
  const { data } = await who.http.call(music.songUrl, { params: { id: String(id), level: 'standard' } });
  return data[0];
};
const soundOf = async (who: ApiCaller, id: number) => (await addressOf(who, id))?.sound;
const progressOf = async (admin: ApiCaller) => (await admin.http.call(account.adminSound)).data;

let server: ServerProcess;
let admin: ApiCaller;
beforeAll(async () => {
  server = await startServer({ args, env });
  admin = await administrator(server);
});
afterAll(() => server.dispose());

async function administrator(at: ServerProcess): Promise<ApiCaller> {
  const { caller } = await createTestAccount(at.url, '管理的人');
  const claim = /needs this code: (\S+)/.exec(at.output())?.[1] ?? '';
  expect(await caller.http.call(account.adminClaim, { params: { claim } })).toMatchObject({ code: 200 });
  return caller;
}

/** Id of the process in which a server measures. */
const measuringProcess = (at: ServerProcess): number | undefined =>
  execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(
      ([, parent, ...args]) => Number(parent) === at.child.pid && args.join(' ').includes('sound-worker'),
    )
    .map(([pid]) => Number(pid))[0];

const lives = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** Tone in both channels as MP3. @param height 1: full scale */
async function toneMp3(tags: NodeID3.Tags, height: number, seconds = 2): Promise<Buffer> {
  const encoder = await createMp3Encoder();
  encoder.configure({ sampleRate: RATE, channels: 2, bitrate: 128 });
  const tone = Float32Array.from(
    { length: RATE * seconds },
    (_, at) => height * Math.sin((2 * Math.PI * 1000 * at) / RATE),
  );
  const parts = [Uint8Array.from(encoder.encode([tone, tone])), Uint8Array.from(encoder.finalize())];
  return Buffer.concat([NodeID3.create(tags), ...parts]);
}

describe('uploaded songs', () => {
  let owner: TestAccount;
  beforeAll(async () => {
    owner = await createTestAccount(server.url, '录音的人');
  });

  it('are measured after the upload, and the song address includes the result', async () => {
    const { caller } = owner;
    const id = await upload(caller, wav(3), '音.wav');
    await expect.poll(() => soundOf(caller, id), SOON).toBeDefined();
    const address = await addressOf(caller, id);
    expect(address?.sound).toMatchObject({
      ...{ codec: 'pcm', sampleRate: 8000, channels: 1, samples: 24_000, delay: 0, padding: 0 },
    });
    const { loudness, truePeak } = address?.sound ?? {};
    // A sine of amplitude 9,000 of 32,768 on one channel, played by two loudspeakers; at 440 Hz the K-weighting
    // reduces it slightly.
    const height = 20 * Math.log10(9000 / 32_768);
    expect(truePeak).toBeCloseTo(height, 1);
    expect(loudness).toBeGreaterThan(height - 1.5);
    expect(loudness).toBeLessThan(height);
    expect(address?.gain).toBeCloseTo(-18 - (loudness ?? 0), 5);
    expect(address?.peak).toBeCloseTo(9000 / 32_768, 2);
  });

  it('have the loudness of their album; silence has none', async () => {
    const { caller } = owner;
    const album = { album: '一张' };
    const loud = await upload(caller, await toneMp3({ ...album, title: '响' }, 0.5), '响.mp3');
    const soft = await upload(caller, await toneMp3({ ...album, title: '轻' }, 0.05), '轻.mp3');
    const silent = await upload(caller, mp3(2, { title: '静' }), '静.mp3');
    const all = () => Promise.all([loud, soft, silent].map((id) => soundOf(caller, id)));
    await expect.poll(async () => (await all()).every(Boolean), SOON).toBe(true);
    const [first, second, none] = await all();
    // 20 dB softer than the other one: below the gate of the whole album.
    expect((first?.loudness ?? 0) - (second?.loudness ?? 0)).toBeCloseTo(20, 0);
    expect(first?.albumLoudness).toBeCloseTo(first?.loudness ?? 0, 1);
    expect(second).toMatchObject({ albumLoudness: first?.albumLoudness, albumTruePeak: first?.truePeak });
    expect(none).toMatchObject({ loudness: null, truePeak: null, delay: null, padding: null });
    expect(none).not.toHaveProperty('albumLoudness');
    expect(await addressOf(caller, silent)).toMatchObject({ gain: 0 });
  });

  it('that cannot be decoded are listed with a reason, still play, and block no other measurement', async () => {
    const { caller } = owner;
    const packed = wav(2, 500);
    // An unknown format tag: metadata and length can still be read.
    packed.writeUInt16LE(0x55aa, 20);
    const bad = await upload(caller, packed, '坏.wav');
    const good = await upload(caller, wav(2, 510), '好.wav');
    await expect.poll(() => soundOf(caller, good), SOON).toBeDefined();
    await expect.poll(async () => (await progressOf(admin)).failed, SOON).toBe(1);
    const hash = createHash('sha256').update(packed).digest('hex');
    expect((await progressOf(admin)).failures).toEqual([
      { hash, reason: expect.stringMatching(/^unsupported: /) as string, time: expect.any(Number) as number },
    ]);
    const address = await addressOf(caller, bad);
    expect(address).toMatchObject({ code: 200, gain: 0, peak: null });
    expect(address).not.toHaveProperty('sound');
    expect((await fetch(address?.url ?? '')).status).toBe(200);
    expect((await progressOf(admin)).failed).toBe(1);
  });
});

it(
  'songs of the catalogue are measured on request, with the encoder delay of their file',
  { timeout: LONG_MS },
  async () => {
    const { caller } = await createTestAccount(server.url, '听的人');
    const { playlist } = await caller.http.call(music.playlistDetail, { params: { id: '998' } });
    const id = playlist.trackIds[0]?.id ?? 0;
    await expect.poll(() => soundOf(caller, id), SOON).toBeDefined();
    const address = await addressOf(caller, id);
    const sound = address?.sound;
    expect(sound).toMatchObject({ codec: 'mp3', delay: 576, sampleRate: RATE, channels: 2 });
    // The file consists of whole frames, and its audible part is as long as the song.
    expect(((sound?.delay ?? 0) + (sound?.samples ?? 0) + (sound?.padding ?? 0)) % 1152).toBe(0);
    expect(((sound?.samples ?? 0) / RATE) * 1000).toBeCloseTo(address?.time ?? 0, -1);
    expect(sound?.loudness).toBeGreaterThan(-40);
    expect(sound?.loudness).toBeLessThan(0);
  },
);

describe('many songs', () => {
  const MANY = 12;
  const SECONDS = 60;
  const files = Array.from({ length: MANY }, (_, index) => wav(SECONDS, 200 + index));
  const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
  let owner: TestAccount;
  beforeAll(async () => {
    owner = await createTestAccount(server.url, '存歌的人');
  });
  const returning = (before: ApiCaller): ApiCaller => {
    const caller = createCaller(server.url);
    for (const [name, value] of before.cookies) caller.cookies.set(name, value);
    return caller;
  };

  it('a requested one is measured first; a crash loses no result', { timeout: LONG_MS }, async () => {
    const { measured: before, failed } = await progressOf(admin);
    // Files are measured in the order of their hashes: this one would be the last.
    const last = files.map(hashOf).sort().at(-1);
    const ids: number[] = [];
    for (const [index, bytes] of files.entries()) ids.push(await upload(owner.caller, bytes, `${index}.wav`));
    const asked = ids[files.findIndex((bytes) => hashOf(bytes) === last)] ?? 0;
    await expect.poll(() => soundOf(owner.caller, asked), SOON).toBeDefined();
    const { measured } = await progressOf(admin);
    expect(measured - before).toBeLessThan(MANY);

    const measuring = measuringProcess(server) ?? 0;
    expect(lives(measuring)).toBe(true);
    server.child.kill('SIGKILL');
    await server.ended;
    await expect.poll(() => lives(measuring), SOON).toBe(false);

    server = await startServer({ args, env, dataDir: server.dataDir });
    [owner.caller, admin] = [returning(owner.caller), returning(admin)];
    expect((await progressOf(admin)).measured).toBeGreaterThanOrEqual(measured);
    expect(await soundOf(owner.caller, asked)).toMatchObject({ samples: SECONDS * 8000 });
    // None of them is requested.
    await expect
      .poll(async () => (await progressOf(admin)).measured - before, SOON)
      .toBeGreaterThanOrEqual(MANY);
    await expect
      .poll(async () => Promise.all(ids.map((id) => soundOf(owner.caller, id))), SOON)
      .not.toContain(undefined);
    expect((await progressOf(admin)).failed).toBe(failed);
  });
});
