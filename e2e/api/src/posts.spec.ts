import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import { endpoints, type SocialEvent } from '@qingyin/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiCaller, createCaller } from './api-caller.ts';
import { createTestAccount, type TestAccount } from './test-account.ts';
import { formWith, jpeg } from './sample-files.ts';
import { type ServerProcess, startServer } from './server-process.ts';

const { account, library, social } = endpoints;
let server: ServerProcess;
let ann: TestAccount;
let bob: TestAccount;
let guest: ApiCaller;

beforeAll(async () => {
  server = await startServer({ args: ['--sign-up', 'open'] });
  guest = createCaller(server.url);
  ann = await createTestAccount(server.url, 'ann lee');
  bob = await createTestAccount(server.url, 'bobchen');
});
afterAll(() => server.dispose());

/** Names of all files in the file store, unfinished uploads included. */
const stored = (): string[] =>
  readdirSync(join(server.dataDir, 'files'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name)
    .sort();
const send = (who: TestAccount, bytes: Uint8Array, name = 'a.jpg') =>
  who.caller.http.call(social.eventPicture, { body: formWith('imgFile', bytes, name) });
let shade = 0;
/** A picture that was not uploaded before. */
const another = (width = 60, height = 40) =>
  jpeg(width, height, `#${(0x300000 + (shade += 997)).toString(16)}`);
const keyOf = async (who: TestAccount) => (await send(who, await another())).data.key;
const post = (who: TestAccount, params: { msg?: string; pics?: string; privacy?: 0 | 1 | 2 | 6 }) =>
  who.caller.http.call(social.shareResource, { params: { type: 'noresource', ...params } });
const detail = (who: ApiCaller, id: number) =>
  who.http.call(social.eventDetail, { params: { evId: String(id) } });
const remove = (who: TestAccount, id: number) =>
  who.caller.http.call(social.eventDel, { params: { evId: String(id) } });
const textOf = ({ json }: SocialEvent): string => (JSON.parse(json) as { msg: string }).msg;
const bytesAt = async (url: string): Promise<Buffer> => Buffer.from(await (await fetch(url)).arrayBuffer());

describe('pictures of posts', () => {
  it('are re-encoded upright without metadata, within the size limit', async () => {
    const photo = await sharp({ create: { width: 3000, height: 2000, channels: 3, background: '#204060' } })
      .withExif({
        IFD0: { Make: 'SECRETCAMERA' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '30/1 15/1 0/1', GPSLongitude: '120/1 10/1 0/1' },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(photo.includes('SECRETCAMERA')).toBe(true);
    const { data } = await send(ann, photo);
    expect(data).toMatchObject({ width: 1365, height: 2048 });
    const kept = await bytesAt(data.url);
    const { width, height, exif, xmp, iptc, orientation } = await sharp(kept).metadata();
    expect([width, height]).toEqual([1365, 2048]);
    expect([exif, xmp, iptc, orientation]).toEqual([undefined, undefined, undefined, undefined]);
    expect(kept.includes('SECRETCAMERA')).toBe(false);
    const { id, event } = await post(ann, { pics: data.key });
    expect(event).toMatchObject({ type: 35, pics: [{ width: 1365, height: 2048, originUrl: data.url }] });
    expect(textOf(event)).toBe('');
    expect((await detail(guest, id)).event.pics[0]?.originUrl).toBe(data.url);
    const square = await sharp(await bytesAt(event.pics[0]?.squareUrl ?? '')).metadata();
    expect(square.width).toBe(square.height);
  });

  it('are at most nine, in order, with a text and any shared resource', async () => {
    const keys: string[] = [];
    while (keys.length < 10) keys.push(await keyOf(ann));
    expect(await post(ann, { pics: keys.join(',') })).toMatchObject({ code: 400 });
    const nine = keys.slice(0, 9).reverse();
    const { event } = await post(ann, { msg: '九张', pics: nine.join(',') });
    expect(event.pics.map((pic) => /up-[0-9a-f]{64}/.exec(pic.originUrl)?.[0])).toEqual(nine);
    const shared = await ann.caller.http.call(social.shareResource, {
      params: { type: 'song', id: '10001', pics: keys[9] ?? '' },
    });
    expect(shared.event).toMatchObject({ type: 18, pics: [{ width: 60, height: 40 }] });
  });

  it('can be posted by their uploader only, in several posts, and are deleted with the last of them', async () => {
    const before = stored();
    const key = await keyOf(ann);
    expect(await post(bob, { msg: '偷图', pics: key })).toMatchObject({ code: 400 });
    expect(await post(ann, { pics: `up-${'0'.repeat(64)}` })).toMatchObject({ code: 400 });
    expect(await post(ann, { pics: '../../etc/passwd' })).toMatchObject({ code: 400 });
    const first = await post(ann, { pics: `${key},${key}` });
    expect(first.event.pics).toHaveLength(1);
    const second = await post(ann, { msg: '再发一次', pics: key });
    await remove(ann, first.id);
    const url = second.event.pics[0]?.originUrl ?? '';
    expect((await fetch(url)).status).toBe(200);
    await remove(ann, second.id);
    expect((await fetch(url)).status).toBe(404);
    await expect.poll(stored).toEqual(before);
    expect(await post(ann, { pics: key })).toMatchObject({ code: 400 });
  });

  it('with the same content belong to each of their uploaders', async () => {
    const bytes = await another();
    const [{ data: hers }, { data: his }] = [await send(ann, bytes), await send(bob, bytes)];
    expect(his.key).toBe(hers.key);
    const [a, b] = [await post(ann, { pics: hers.key }), await post(bob, { pics: his.key })];
    await remove(ann, a.id);
    expect((await fetch(his.url)).status).toBe(200);
    await remove(bob, b.id);
    expect((await fetch(his.url)).status).toBe(404);
  });

  it('are deleted with the account', async () => {
    const before = stored();
    const cyd = await createTestAccount(server.url, 'cydchen');
    const { event } = await post(cyd, { pics: await keyOf(cyd) });
    const waiting = await send(cyd, await another());
    const { data } = await cyd.caller.http.call(account.accountExport);
    expect(data.tables['picture_use']).toHaveLength(2);
    const params = { password: 'a long password' };
    expect(await cyd.caller.http.call(account.accountDelete, { params })).toMatchObject({ code: 200 });
    for (const url of [event.pics[0]?.originUrl ?? '', waiting.data.url])
      expect((await fetch(url)).status).toBe(404);
    await expect.poll(stored).toEqual(before);
  });
});

/** PNG with the given declared size and that many bytes of compressed zeros. */
function png(width: number, height: number, unpacked: number): Buffer {
  const chunk = (type: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const framed = Buffer.alloc(body.length + 8);
    framed.writeUInt32BE(data.length, 0);
    body.copy(framed, 4);
    framed.writeUInt32BE(crc32(body), body.length + 4);
    return framed;
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.writeUInt8(8, 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(unpacked))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

describe('an invalid or dangerous picture', () => {
  const page = '<html><script>alert(1)</script>';
  it.each<[string, () => Buffer | Promise<Buffer>, number]>([
    ['SVG', () => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${page}</svg>`), 408],
    ['a page', () => Buffer.from(page), 408],
    ['nothing', () => Buffer.alloc(0), 408],
    ['a PDF', () => Buffer.from('%PDF-1.4'), 408],
    ['a huge declared size in few bytes', () => png(60_000, 60_000, 1000), 410],
    ['a bomb', () => png(20_000, 20_000, 20_001 * 20_000), 410],
    ['an HTML page with a picture’s magic bytes', () => Buffer.from(`GIF89a${page}`), 410],
    ['a truncated picture', async () => (await jpeg(400, 400)).subarray(0, 600), 410],
    [
      'more than 10 MB',
      () => Buffer.concat([Buffer.from('\xff\xd8\xff', 'latin1'), Buffer.alloc(11 << 20)]),
      501,
    ],
  ])('%s is refused and leaves no file', async (_what, make, code) => {
    const before = stored();
    expect(await send(ann, await make())).toMatchObject({ code });
    await expect.poll(stored).toEqual(before);
  });

  it('with appended data is stored without it', async () => {
    const { data } = await send(ann, Buffer.concat([await another(), Buffer.from(page)]));
    const kept = await bytesAt(data.url);
    expect(kept.includes('script')).toBe(false);
    const { headers } = await fetch(data.url);
    expect(headers.get('content-type')).toBe('image/jpeg');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('is refused for guests, and above the rate limit', async () => {
    const form = () => formWith('imgFile', Buffer.from('x'), 'a.jpg');
    await expect(guest.http.call(social.eventPicture, { body: form() })).rejects.toMatchObject({ code: 301 });
    const eve = await createTestAccount(server.url, 'evechen');
    const codes = new Set<number>();
    for (let sent = 0; sent < 100; sent += 1)
      codes.add((await eve.caller.http.call(social.eventPicture, { body: form() })).code);
    expect([...codes]).toEqual([408, 405]);
  });
});

describe('texts of posts', () => {
  it.each([
    '<script>alert(1)</script><img src=x onerror=alert(1)>',
    'javascript:alert(1) [a](javascript:alert(1))',
    '\'; drop table event; --"',
    '👨‍👩‍👧‍👦 می‌خواهم ❤️‍🔥',
  ])('%j is stored unchanged', async (msg) => {
    const { id, event } = await post(ann, { msg });
    expect(textOf(event)).toBe(msg);
    expect(textOf((await detail(guest, id)).event)).toBe(msg);
    expect(event.info.commentThread.resourceTitle).toBe(msg);
  });
  it.each([
    ['with direction overrides', '\u202E反\u202C过来\u2066', '反过来'],
    ['full of zero-width characters', `看${'\u200B'.repeat(3000)}不见`, '看\u200B不见'],
    ['with stacked combining marks', `叠${'\u0301'.repeat(900)}`, `叠${'\u0301'.repeat(6)}`],
    ['with many empty lines', '行\n\n\n\n\n\n\n\n行', '行\n\n行'],
  ])('%s are sanitized, in forwards too', async (_what, msg, kept) => {
    const { id, event } = await post(ann, { msg });
    expect(textOf(event)).toBe(kept);
    const { data } = await bob.caller.http.call(social.eventForward, {
      params: { evId: String(id), uid: String(ann.id), forwards: msg },
    });
    expect(textOf((await detail(guest, data.eventId)).event)).toBe(kept);
  });
  it.each([
    ['without visible characters', '\u200B\u202E'],
    ['of invisible letters', '\u3164'],
    ['too many', '长'.repeat(141)],
  ])('%s are refused', async (_what, msg) => expect(await post(ann, { msg })).toMatchObject({ code: 400 }));
  // A regular expression with quadratic backtracking would exceed this timeout.
  it('of a megabyte are refused at once', { timeout: 24_000 }, async () => {
    for (const part of ['x', '\u200B', '\u0301\u200B', '\n '])
      for (const field of ['msg', 'forwards']) {
        const answer = await ann.caller.fetch(
          `${server.url}/api${field === 'msg' ? '/share/resource' : '/event/forward'}`,
          {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify({ type: 'noresource', evId: 1, uid: 1, [field]: part.repeat(300_000) }),
          },
        );
        expect(await answer.json()).toMatchObject({ code: 400 });
      }
  });
});

describe('mentions in posts', () => {
  it('list existing users only, in every way a post is read', async () => {
    const msg = '和@Ann Lee 还有@bobchen一起，@没有这个人 me@annlee.org';
    const mentions = [
      { userId: ann.id, nickname: 'Ann Lee' },
      { userId: bob.id, nickname: 'bobchen' },
    ];
    const { id, event } = await post(bob, { msg });
    expect(event.mentions).toEqual(mentions);
    expect((await detail(guest, id)).event.mentions).toEqual(mentions);
    const { data } = await ann.caller.http.call(social.eventForward, {
      params: { evId: String(id), uid: String(bob.id), forwards: '@bobchen 看' },
    });
    const forward = (await detail(guest, data.eventId)).event;
    expect(forward.mentions).toEqual(mentions.slice(1));
    expect((JSON.parse(forward.json) as { event: SocialEvent }).event.mentions).toEqual(mentions);
    expect('mentions' in (await post(ann, { msg: '没有人' })).event).toBe(false);
  });
});

describe('a single post', () => {
  it('is visible to its audience only, and answers 404 to others', async () => {
    const { id } = await post(ann, { msg: '只给自己', privacy: 2 });
    expect((await detail(ann.caller, id)).event).toMatchObject({ id, privacySetting: 2 });
    const unseen = await detail(guest, id);
    expect(unseen).toMatchObject({ code: 404 });
    expect(await detail(bob.caller, id)).toEqual(unseen);
    expect(await detail(bob.caller, 999_999_999)).toEqual(unseen);
    const count = async (who: ApiCaller) =>
      (await who.http.call(account.userDetail, { params: { uid: String(ann.id) } })).profile.eventCount;
    expect((await count(ann.caller)) - (await count(guest))).toBe(1);
    await remove(ann, id);
    expect(await detail(ann.caller, id)).toMatchObject({ code: 404 });
  });

  it('shows its restricted audience also if it follows from its author’s setting', async () => {
    const { id } = await post(ann, { msg: '给我关注的人' });
    const most = (events: 0 | 1) => ann.caller.http.call(social.feedPrivacy, { params: { events } });
    await ann.caller.http.call(library.follow, { params: { id: String(bob.id), t: 1 } });
    await most(1);
    expect((await detail(bob.caller, id)).event.privacySetting).toBe(1);
    expect((await detail(ann.caller, id)).event.privacySetting).toBe(0);
    await most(0);
    expect((await detail(bob.caller, id)).event.privacySetting).toBe(0);
    await ann.caller.http.call(library.follow, { params: { id: String(bob.id), t: 0 } });
    await remove(ann, id);
  });
});
