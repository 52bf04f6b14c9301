import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { endpoints } from '@qingyin/contract';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { type ApiCaller, createCaller } from './api-caller.ts';
import { formWith, jpeg, wav } from './sample-files.ts';
import { type ServerProcess, startServer } from './server-process.ts';

const { account, cloud, social } = endpoints;
/** The server's limit of concurrent uploads per user. */
const EACH = 8;
const BOUNDARY = 'b';

let server: ServerProcess;
let greedy: ApiCaller;
let other: ApiCaller;
const hanging: ClientRequest[] = [];

const member = async (name: string): Promise<ApiCaller> => {
  const person = createCaller(server.url);
  const params = { email: `${name}@example.org`, password: 'a long password', nickname: name };
  expect(await person.http.call(account.signUp, { params })).toMatchObject({ code: 200 });
  return person;
};

beforeAll(async () => {
  server = await startServer({
    args: ['--sign-up', 'open'],
    env: { QINGYIN_MIN_UPLOAD_RATE: '1KB', QINGYIN_UPLOAD_WINDOW: '6' },
  });
  [greedy, other] = [await member('贪心'), await member('别人')];
});
afterEach(() => {
  for (const call of hanging.splice(0)) call.destroy();
});
afterAll(() => server.dispose());

interface Answer {
  status: number | undefined;
  text: string;
}

const textOf = async (response: IncomingMessage): Promise<string> => {
  let text = '';
  for await (const chunk of response) text += String(chunk);
  return text;
};
const cookieOf = ({ cookies }: ApiCaller): string =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

/** Starts a request whose body never ends: its first bytes, then one byte at a time until it is answered. */
function drip(
  path: string,
  headers: Record<string, string>,
  first: string,
  method = 'POST',
): Promise<Answer> {
  const call = request(`${server.url}${path}`, {
    method,
    headers: { 'content-length': 1_000_000, 'accept-language': 'en', ...headers },
  });
  hanging.push(call);
  call.write(first);
  const dripping = setInterval(() => call.write('x'), 200);
  return new Promise<Answer>((resolve, reject) => {
    call.on('error', reject);
    call.on('response', (response) => {
      void textOf(response).then((text) => resolve({ status: response.statusCode, text }), reject);
    });
  }).finally(() => clearInterval(dripping));
}

const form = (who: ApiCaller, path: string, field: string): Promise<Answer> =>
  drip(
    path,
    { cookie: cookieOf(who), 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${field}"; filename="a.wav"\r\n\r\nx`,
  );
const ticketFor = async (who: ApiCaller, bytes: Buffer) =>
  (
    await who.http.call(cloud.cloudUploadToken, {
      params: {
        md5: createHash('md5').update(bytes).digest('hex'),
        fileSize: bytes.length,
        filename: 'a.wav',
      },
    })
  ).data;
const unfinished = (): string[] => readdirSync(join(server.dataDir, 'files', 'incoming'));
const sound = wav(2, 300);
const sendsSong = async (who: ApiCaller) =>
  (await who.http.call(cloud.cloud, { body: formWith('songFile', sound, 'a.wav') })).code;
const sendsPicture = async (who: ApiCaller) =>
  (await who.http.call(social.eventPicture, { body: formWith('imgFile', await jpeg(9, 9), 'a.jpg') })).code;

it('one user cannot take all upload slots, whatever the endpoint', async () => {
  const bytes = wav(9, 301);
  const ticket = await ticketFor(greedy, bytes);
  const path = new URL(ticket.uploadUrl).pathname;
  const asked = { 'x-nos-token': ticket.uploadToken, 'content-length': String(bytes.length) };
  const slow = [
    ...Array.from({ length: 12 }, () => form(greedy, '/api/cloud', 'songFile')),
    ...Array.from({ length: 40 }, () => form(greedy, '/api/avatar/upload', 'imgFile')),
    ...Array.from({ length: 40 }, () => form(greedy, '/api/x/event/picture', 'imgFile')),
    ...Array.from({ length: 12 }, () => drip(path, asked, 'x', 'PUT')),
  ];
  const first = await Promise.race(slow);
  // Other users are not refused meanwhile.
  expect([await sendsSong(other), await sendsPicture(other)]).toEqual([200, 200]);
  expect(first.text).toMatch(/Too many files are being uploaded at once|too slow/);

  const answers = await Promise.all(slow);
  const refused = answers.filter(({ text }) => text.includes('Too many files are being uploaded at once'));
  const ended = answers.filter(({ text }) => text.includes('The upload was too slow'));
  expect(refused.length + ended.length).toBe(slow.length);
  expect(refused.length).toBeGreaterThan(0);
  // Every slot is freed, and nothing of the uploads is left.
  await expect.poll(() => sendsSong(greedy)).toBe(200);
  await expect.poll(unfinished).toEqual([]);
});

it('receives as many concurrent uploads of a user as allowed, and no more', async () => {
  const slow = Array.from({ length: EACH }, () => form(greedy, '/api/cloud', 'songFile'));
  await expect.poll(unfinished).toHaveLength(EACH);
  expect(await greedy.http.call(cloud.cloud, { body: formWith('songFile', sound, 'a.wav') })).toMatchObject({
    code: 503,
    message: '同时上传的文件过多，请稍后再试',
  });
  const answers = await Promise.all(slow);
  expect(answers.map(({ text }) => (JSON.parse(text) as { code: number }).code)).toEqual(
    Array.from({ length: EACH }, () => 400),
  );
});

it('a part below the minimum rate ends with 408; received bytes stay, and the upload resumes', async () => {
  const bytes = wav(3, 302);
  const ticket = await ticketFor(other, bytes);
  const path = new URL(ticket.uploadUrl).pathname;
  const token = { 'x-nos-token': ticket.uploadToken };
  const begin = bytes.subarray(0, 1000).toString('latin1');
  const call = request(ticket.uploadUrl, {
    method: 'PATCH',
    headers: { ...token, 'upload-offset': '0', 'content-length': bytes.length },
  });
  hanging.push(call);
  call.write(Buffer.from(begin, 'latin1'));
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    call.on('response', resolve);
    call.on('error', reject);
  });
  expect(answer.statusCode).toBe(408);
  expect(JSON.parse(await textOf(answer))).toEqual({
    errCode: '408',
    errMsg: '上传速度过慢，已中断，请重试',
  });
  const state = await fetch(`${server.url}${path}`, { method: 'HEAD', headers: token });
  expect(state.headers.get('upload-offset')).toBe('1000');
  const rest = await fetch(ticket.uploadUrl, {
    method: 'PATCH',
    headers: { ...token, 'upload-offset': '1000' },
    body: Uint8Array.from(bytes.subarray(1000)),
  });
  expect([rest.status, rest.headers.get('upload-complete')]).toEqual([204, '?1']);
});
