import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { endpoints } from '@qingyin/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ApiCaller, createCaller } from './api-caller.ts';
import { wav } from './sample-files.ts';
import { type ServerProcess, startServer } from './server-process.ts';

const { account, cloud, music } = endpoints;
let server: ServerProcess;
let owner: ApiCaller;

beforeAll(async () => {
  server = await startServer({ args: ['--sign-up', 'open', '--upload-quota', '400000'] });
  owner = createCaller(server.url);
  const params = { email: 'u@example.org', password: 'a long password', nickname: '主人' };
  await owner.http.call(account.signUp, { params });
});
afterAll(() => server.dispose());

const md5 = (bytes: Buffer): string => createHash('md5').update(bytes).digest('hex');
const unfinished = (): string[] => readdirSync(join(server.dataDir, 'files', 'incoming'));

interface Way {
  uploadUrl: string;
  uploadToken: string;
}

const ticketFor = async (bytes: Buffer, filename = 'a.wav', who = owner) =>
  (
    await who.http.call(cloud.cloudUploadToken, {
      params: { md5: md5(bytes), fileSize: bytes.length, filename },
    })
  ).data;
const headers = ({ uploadToken }: Way) => ({ 'x-nos-token': uploadToken });
const facts = ({ status, headers: said }: Response) => [
  status,
  said.get('upload-offset'),
  said.get('upload-complete'),
];
const state = async (way: Way) =>
  facts(await fetch(way.uploadUrl, { method: 'HEAD', headers: headers(way) }));
const goOn = async (way: Way, at: number | string, bytes: Buffer) =>
  facts(
    await fetch(way.uploadUrl, {
      method: 'PATCH',
      body: Uint8Array.from(bytes),
      headers: { ...headers(way), 'upload-offset': String(at) },
    }),
  );
const finish = (ticket: Awaited<ReturnType<typeof ticketFor>>) =>
  owner.http.call(cloud.cloudUploadComplete, {
    params: {
      md5: ticket.md5,
      filename: ticket.filename,
      songId: String(ticket.songId),
      resourceId: ticket.resourceId,
    },
  });

/** Sends `bytes` of a declared `length`, waits until they have arrived, and disconnects. */
async function breakOff(way: Way, at: number, bytes: Buffer, length: number): Promise<void> {
  const call = request(way.uploadUrl, {
    method: 'PATCH',
    headers: { ...headers(way), 'upload-offset': String(at), 'content-length': length },
  });
  const ended = new Promise<void>((resolve) => call.on('error', () => resolve()));
  call.write(bytes);
  await expect.poll(() => state(way), { timeout: 20_000 }).toEqual([204, String(at + bytes.length), '?0']);
  call.destroy();
  await ended;
}

it('resumes an upload after a disconnect, also with a renewed ticket, and stores the file once', async () => {
  const bytes = wav(3, 300);
  const ticket = await ticketFor(bytes);
  expect(await state(ticket)).toEqual([204, '0', '?0']);
  expect(await goOn(ticket, 0, bytes.subarray(0, 10_000))).toEqual([204, '10000', '?0']);
  await breakOff(ticket, 10_000, bytes.subarray(10_000, 25_000), 30_000);
  expect(await state(ticket)).toEqual([204, '25000', '?0']);
  expect(await goOn(ticket, 10_000, bytes.subarray(10_000))).toEqual([409, null, null]);

  const anew = await ticketFor(bytes);
  expect([anew.resourceId, anew.songId]).toEqual([ticket.resourceId, ticket.songId]);
  expect(await state(ticket)).toEqual([403, null, null]);
  expect(await state(anew)).toEqual([204, '25000', '?0']);
  expect(await finish(anew)).toMatchObject({ code: 400 });
  expect(await goOn(anew, 25_000, bytes.subarray(25_000))).toEqual([204, String(bytes.length), '?1']);
  expect(unfinished()).toEqual([]);
  // Bytes that arrived before a lost response are reported by the next request.
  expect(await state(anew)).toEqual([204, String(bytes.length), '?1']);
  expect((await ticketFor(bytes)).needUpload).toBe(false);
  expect(await finish(anew)).toMatchObject({ code: 200, data: { songId: ticket.songId, code: 200 } });
  const { data } = await owner.http.call(music.songUrl, {
    params: { id: String(ticket.songId), level: 'standard' },
  });
  expect(Buffer.from(await (await fetch(data[0]?.url ?? '')).arrayBuffer()).equals(bytes)).toBe(true);
});

it('keeps received bytes when the server is killed', async () => {
  const bytes = wav(3, 310);
  const ticket = await ticketFor(bytes);
  const hanging = request(ticket.uploadUrl, {
    method: 'PATCH',
    headers: { ...headers(ticket), 'upload-offset': '0', 'content-length': bytes.length },
  });
  const broken = new Promise<void>((resolve) => hanging.on('error', () => resolve()));
  hanging.write(bytes.subarray(0, 20_000));
  await expect.poll(() => state(ticket), { timeout: 20_000 }).toEqual([204, '20000', '?0']);
  server.child.kill('SIGKILL');
  await Promise.all([broken, server.ended]);
  const port = new URL(server.url).port;
  server = await startServer({
    args: ['--sign-up', 'open', '--upload-quota', '400000', '--port', port],
    dataDir: server.dataDir,
  });
  expect(await state(ticket)).toEqual([204, '20000', '?0']);
  expect(await goOn(ticket, 20_000, bytes.subarray(20_000))).toEqual([204, String(bytes.length), '?1']);
  expect(await finish(ticket)).toMatchObject({ code: 200, data: { code: 200 } });
});

it('refuses another file than announced, and leaves nothing of it', async () => {
  const bytes = wav(2, 320);
  const other = wav(2, 321);
  const ticket = await ticketFor(bytes);
  expect(await goOn(ticket, 0, other)).toEqual([422, null, null]);
  expect(await state(ticket)).toEqual([204, '0', '?0']);
  expect(await goOn(ticket, 0, wav(3, 320))).toEqual([413, null, null]);
  expect(await goOn(ticket, 'x', bytes)).toEqual([400, null, null]);
  expect(await goOn({ ...ticket, uploadToken: 'x' }, 0, bytes)).toEqual([403, null, null]);
});

it('frees the quota when a ticket is cancelled', async () => {
  const { count, size, maxSize } = await owner.http.call(cloud.userCloud);
  const bytes = Buffer.alloc(Number(maxSize) - Number(size) - 50_000, 1);
  const ticket = await ticketFor(bytes);
  await goOn(ticket, 0, bytes.subarray(0, 5000));
  const more = { md5: md5(wav(4, 330)), fileSize: wav(4, 330).length, filename: 'b.wav' };
  expect(await owner.http.call(cloud.cloudUploadToken, { params: more })).toMatchObject({ code: 501 });
  // The same file under another ticket counts once.
  expect((await ticketFor(bytes)).resourceId).toBe(ticket.resourceId);
  const anew = await ticketFor(bytes);
  const gone = await fetch(anew.uploadUrl, { method: 'DELETE', headers: headers(anew) });
  expect(gone.status).toBe(204);
  expect(await state(anew)).toEqual([403, null, null]);
  expect(unfinished()).toEqual([]);
  expect(await owner.http.call(cloud.cloudUploadToken, { params: more })).toMatchObject({ code: 200 });
  expect((await owner.http.call(cloud.userCloud)).count).toBe(count);
});

it('lets a resumed connection write instead of the stalled one', async () => {
  const bytes = wav(2, 340);
  const ticket = await ticketFor(bytes);
  const hanging = request(ticket.uploadUrl, {
    method: 'PATCH',
    headers: { ...headers(ticket), 'upload-offset': '0', 'content-length': bytes.length },
  });
  const ended = new Promise<void>((resolve) => hanging.on('error', () => resolve()));
  hanging.write(bytes.subarray(0, 8000));
  await expect.poll(() => state(ticket), { timeout: 20_000 }).toEqual([204, '8000', '?0']);
  expect(await goOn(ticket, 8000, bytes.subarray(8000))).toEqual([204, String(bytes.length), '?1']);
  await ended;
});

/** Sends the missing bytes until the file is complete; a sender that is disconnected by a concurrent one resumes. */
async function upload(way: Way, bytes: Buffer): Promise<void> {
  for (;;) {
    const [, offset, complete] = await state(way);
    if (complete === '?1') return;
    await goOn(way, Number(offset), bytes.subarray(Number(offset))).catch(() => undefined);
  }
}

it('stores a file once that several connections send concurrently', async () => {
  for (let round = 0; round < 6; round += 1) {
    const bytes = wav(1, 400 + round);
    const ticket = await ticketFor(bytes);
    await Promise.all(Array.from({ length: 5 }, () => upload(ticket, bytes)));
    expect(await finish(ticket)).toMatchObject({ code: 200, data: { code: 200 } });
    await owner.http.call(cloud.userCloudDel, { params: { id: String(ticket.songId) } });
  }
  expect(unfinished()).toEqual([]);
});

it('only the owner can edit tags', async () => {
  const stranger = createCaller(server.url);
  const sign = { email: 's@example.org', password: 'a long password', nickname: '路人' };
  await stranger.http.call(account.signUp, { params: sign });
  const { data } = await owner.http.call(cloud.userCloud);
  const id = String(data[0]?.songId);
  const params = { id, song: '\u202e新 名\n', artist: '', album: '集' };
  expect(await stranger.http.call(cloud.cloudTags, { params })).toMatchObject({ code: 404 });
  expect((await owner.http.call(cloud.userCloudDetail, { params: { id } })).data[0]?.songName).not.toBe(
    '新 名',
  );
  expect(await owner.http.call(cloud.cloudTags, { params })).toMatchObject({
    code: 200,
    data: { songName: '新 名', artist: '', album: '集' },
  });
});
