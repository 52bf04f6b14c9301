import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { endpoints } from '@qingyin/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiCaller, createCaller } from './api-caller.ts';
import { createTestAccount } from './test-account.ts';
import { formWith, wav } from './sample-files.ts';
import { type ServerProcess, startServer } from './server-process.ts';

const { account, cloud } = endpoints;
/** The server's limit of announced files per user. */
const MOST_TICKETS = 500;
/** The server's limit of QR login keys per network in ten minutes. */
const MOST_KEYS = 300;
const AT_ONCE = 20;

let server: ServerProcess;
let owner: ApiCaller;
beforeAll(async () => {
  server = await startServer({ args: ['--sign-up', 'open'] });
  owner = (await createTestAccount(server.url, 'owner')).caller;
});
afterAll(() => server.dispose());

/** Calls `act` that many times, some of them concurrently. */
async function often<Result>(times: number, action: (at: number) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (let from = 0; from < times; from += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, times - from) }, (_, at) => action(from + at));
    results.push(...(await Promise.all(some)));
  }
  return results;
}

const md5 = (bytes: Buffer): string => createHash('md5').update(bytes).digest('hex');
const ask = (bytes: Buffer) =>
  owner.http.call(cloud.cloudUploadToken, {
    params: { md5: md5(bytes), fileSize: bytes.length, filename: 'a.wav' },
  });
const sendSong = async (bytes: Buffer): Promise<number> =>
  (await owner.http.call(cloud.cloud, { body: formWith('songFile', bytes, 'a.wav') })).songId;
const stored = (): string[] =>
  readdirSync(join(server.dataDir, 'files'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name);

describe('upload tickets', () => {
  it('for a file already in the cloud disk are one ticket, and block no other file', async () => {
    const bytes = wav(1, 300);
    const songId = await sendSong(bytes);
    const answers = await often(MOST_TICKETS + 1, () => ask(bytes));
    expect(new Set(answers.map(({ data }) => data.resourceId)).size).toBe(1);
    expect(answers.at(-1)?.data).toMatchObject({ needUpload: false, songId });
    expect(await ask(wav(1, 301))).toMatchObject({ code: 200, data: { needUpload: true } });
  });

  it('retain no file of a deleted song', async () => {
    const before = stored();
    const bytes = wav(1, 310);
    const songId = await sendSong(bytes);
    const { data } = await ask(bytes);
    expect(data.needUpload).toBe(false);
    await owner.http.call(cloud.userCloudDel, { params: { id: String(songId) } });
    expect(stored()).toEqual(before);
    const params = {
      md5: data.md5,
      filename: 'a.wav',
      songId: String(data.songId),
      resourceId: data.resourceId,
    };
    expect(await owner.http.call(cloud.cloudUploadComplete, { params })).toMatchObject({ code: 404 });
  });

  it('for other files are limited, and the error gives the reason', async () => {
    const announce = (at: number) =>
      owner.http.call(cloud.cloudUploadToken, {
        params: { md5: md5(Buffer.from(`file ${at}`)), fileSize: 1, filename: 'a.wav' },
      });
    const codes = (await often(MOST_TICKETS + AT_ONCE, announce)).map(({ code }) => code);
    expect(codes.filter((code) => code === 200).length).toBeLessThanOrEqual(MOST_TICKETS);
    expect(await announce(-1)).toMatchObject({ code: 503, message: '未完成的上传过多，请稍后再试' });
    // A file already in the cloud disk needs no new ticket.
    expect(await ask(wav(1, 300))).toMatchObject({ code: 200, data: { needUpload: false } });
  });
});

it('limits QR login keys by network, and the error gives the reason', async () => {
  const guest = createCaller(server.url, { 'accept-language': 'en' });
  const codes = (await often(MOST_KEYS, () => guest.http.call(account.loginQrKey))).map(({ code }) => code);
  expect(new Set(codes)).toEqual(new Set([200]));
  expect(await guest.http.call(account.loginQrKey)).toMatchObject({
    code: 405,
    message: 'Too many requests. Please try again later.',
  });
});
