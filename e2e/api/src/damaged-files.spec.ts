import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { endpoints } from '@qingyin/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiCaller, createCaller } from './api-caller.ts';
import { fileHashes, runServerCommand } from './data-folders.ts';
import { formWith, wav } from './sample-files.ts';
import { freshFolder, type ServerProcess, startServer } from './server-process.ts';

const { account, cloud, music } = endpoints;
const POSTGRES = process.env['QINGYIN_TEST_DATABASE'] === 'postgres';
const cache = freshFolder();
let server: ServerProcess;
let admin: ApiCaller;

beforeAll(async () => {
  server = await startServer({ args: ['--sign-up', 'open'], env: { QINGYIN_AUDIO_CACHE: cache } });
  admin = createCaller(server.url);
  const invitation = /needs this code: (\S+)/.exec(server.output())?.[1] ?? '';
  const params = { email: 'admin@example.org', password: 'a long password', nickname: '管理', invitation };
  expect(await admin.http.call(account.signUp, { params })).toMatchObject({ code: 200 });
});
afterAll(async () => {
  await server.dispose();
  rmSync(cache, { recursive: true, force: true });
});

const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
const send = (bytes: Buffer) => admin.http.call(cloud.cloud, { body: formWith('songFile', bytes, 'a.wav') });
function pathOf(bytes: Buffer): string {
  const name = Object.keys(fileHashes(join(server.dataDir, 'files'))).find((each) =>
    each.includes(hashOf(bytes)),
  );
  return join(server.dataDir, 'files', name ?? '');
}
async function heard(id: number): Promise<{ status: number; bytes: Buffer }> {
  const { data } = await admin.http.call(music.songUrl, { params: { id: String(id), level: 'standard' } });
  const answer = await fetch(data[0]?.url ?? `${server.url}/media/none`);
  return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) };
}
const damaged = async () => (await admin.http.call(account.adminFiles)).data.damaged;
function flip(path: string): void {
  const bytes = readFileSync(path);
  const at = Math.floor(bytes.length / 2);
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  writeFileSync(path, bytes);
}

const damages: [string, number, string, (path: string) => void][] = [
  ['vanished', 900, 'missing', (path) => rmSync(path)],
  ['is truncated', 910, 'size', (path) => truncateSync(path, 1000)],
];

describe.each(damages)('a cloud disk song whose file %s', (_what, hz, reason, damage) => {
  it('answers 404, is listed for administrators, and is repaired by another upload', async () => {
    const bytes = wav(2, hz);
    const { songId } = await send(bytes);
    expect((await heard(songId)).bytes.equals(bytes)).toBe(true);
    damage(pathOf(bytes));
    expect((await heard(songId)).status).toBe(404);
    expect(await damaged()).toMatchObject({ count: 1, files: [{ hash: hashOf(bytes), reason }] });
    expect(await send(bytes)).toMatchObject({ code: 201, songId });
    expect((await heard(songId)).bytes.equals(bytes)).toBe(true);
    expect(await damaged()).toEqual({ count: 0, files: [] });
  });

  it('is requested again by an upload in two steps', async () => {
    const bytes = wav(2, hz + 1);
    const { songId } = await send(bytes);
    damage(pathOf(bytes));
    const md5 = createHash('md5').update(bytes).digest('hex');
    const imported = { song: 'x', fileType: 'wav', fileSize: bytes.length, bitrate: 1, md5 };
    expect(await admin.http.call(cloud.cloudImport, { params: imported })).toMatchObject({ code: 404 });
    const facts = { md5, filename: 'a.wav' };
    const { data } = await admin.http.call(cloud.cloudUploadToken, {
      params: { ...facts, fileSize: bytes.length },
    });
    expect(data).toMatchObject({ needUpload: true, songId });
    const put = await fetch(data.uploadUrl, {
      method: 'PUT',
      body: Uint8Array.from(bytes),
      headers: { 'x-nos-token': data.uploadToken },
    });
    expect(put.status).toBe(200);
    const params = { ...facts, songId: String(songId), resourceId: data.resourceId };
    expect(await admin.http.call(cloud.cloudUploadComplete, { params })).toMatchObject({ code: 200 });
    expect((await heard(songId)).bytes.equals(bytes)).toBe(true);
  });
});

describe('a file that vanishes between the two steps of its upload', () => {
  it('is requested again', async () => {
    const bytes = wav(2, 960);
    const facts = { md5: createHash('md5').update(bytes).digest('hex'), filename: 'b.wav' };
    const ticketFor = async () =>
      (await admin.http.call(cloud.cloudUploadToken, { params: { ...facts, fileSize: bytes.length } })).data;
    const put = ({ uploadUrl, uploadToken }: { uploadUrl: string; uploadToken: string }) =>
      fetch(uploadUrl, {
        method: 'PUT',
        body: Uint8Array.from(bytes),
        headers: { 'x-nos-token': uploadToken },
      });
    const first = await ticketFor();
    const params = { ...facts, songId: String(first.songId), resourceId: first.resourceId };
    expect((await put(first)).status).toBe(200);
    rmSync(pathOf(bytes));
    expect(await admin.http.call(cloud.cloudUploadComplete, { params })).toMatchObject({ code: 400 });
    expect((await damaged()).count).toBe(0);
    const again = await ticketFor();
    expect(again).toMatchObject({ needUpload: true, songId: first.songId });
    expect((await put(again)).status).toBe(200);
    expect(await admin.http.call(cloud.cloudUploadComplete, { params })).toMatchObject({ code: 200 });
    expect((await heard(first.songId)).bytes.equals(bytes)).toBe(true);
  });
});

// The cache does not depend on the database.
describe.skipIf(POSTGRES)('a song of the catalogue', () => {
  it('is not served from a cache file with flipped bits', async () => {
    const whole = await heard(30_001);
    const folder = join(cache, 'cache', 'audio');
    const cached = () => readdirSync(folder).filter((name) => name.endsWith('.mp3'));
    await expect.poll(cached).toHaveLength(1);
    for (const name of cached()) flip(join(folder, name));
    const again = await heard(30_001);
    expect([again.status, again.bytes.equals(whole.bytes)]).toEqual([200, true]);
  });
});

describe('the check on the command line', () => {
  it('finds flipped bits in a stored file and names its content', async () => {
    const bytes = wav(2, 950);
    await send(bytes);
    flip(pathOf(bytes));
    server.child.kill('SIGTERM');
    await server.ended;
    const { code, output } = await runServerCommand(server.dataDir, ['files', 'check']);
    expect([code, output]).toEqual([0, expect.stringContaining(`damaged: ${hashOf(bytes)} (`)]);
    expect(output).toContain('damaged files: 1');
  });
});
