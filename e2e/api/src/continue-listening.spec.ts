import { endpoints } from '@qingyin/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createCaller } from './api-caller.ts';
import { type ServerProcess, startServer } from './server-process.ts';
import { createTestAccount, type TestAccount } from './test-account.ts';

const { continueDevices, continueQueue, continueRemove, continueSave } = endpoints.listening;
const PHONE = 'phone-of-ann';
const CHROME =
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';
let server: ServerProcess;
let ann: TestAccount;
let ben: TestAccount;

const save = ({ caller }: TestAccount, device: string, more: object = {}) =>
  caller.http.call(continueSave, {
    params: { device, queue: '10001,10002,10003', index: 1, position: 61_000, ...more },
  });
const devicesOf = async ({ caller }: TestAccount) => (await caller.http.call(continueDevices)).devices;
const queueOf = ({ caller }: TestAccount, device: string) =>
  caller.http.call(continueQueue, { params: { device } });

beforeAll(async () => {
  server = await startServer();
  ann = await createTestAccount(server.url, 'Ann');
  ben = await createTestAccount(server.url, 'Ben');
});
afterAll(() => server.dispose());

it('gives back queue, song and position of a device, by the latest save', async () => {
  await save(ann, PHONE, { name: '手机', source: 'playlist:5003' });
  await save(ann, PHONE, { name: '手机', source: 'playlist:5003', index: 2, position: 9000 });
  expect(await devicesOf(ann)).toMatchObject([
    { device: PHONE, name: '手机', position: 9000, count: 3, song: { id: 10_003 } },
  ]);
  expect(await queueOf(ann, PHONE)).toMatchObject({
    songs: [{ id: 10_001 }, { id: 10_002 }, { id: 10_003 }],
    index: 2,
    position: 9000,
    source: 'playlist:5003',
  });
});

it('belongs to its user: others neither see nor change nor remove it', async () => {
  expect(await devicesOf(ben)).toEqual([]);
  expect(await queueOf(ben, PHONE)).toMatchObject({ code: 404 });
  await save(ben, PHONE, { queue: '10009', index: 0 });
  await ben.caller.http.call(continueRemove, { params: { device: PHONE } });
  expect(await devicesOf(ben)).toEqual([]);
  expect(await devicesOf(ann)).toMatchObject([{ device: PHONE, song: { id: 10_003 } }]);
});

it('does not exist for guests', async () => {
  const guest = createCaller(server.url);
  for (const path of ['x/continue', `x/continue/queue?device=${PHONE}`, `x/continue/remove?device=${PHONE}`])
    expect((await guest.fetch(`${server.url}/api/${path}`)).status).toBe(301);
});

it('names a device after its browser where the client gives no name', async () => {
  const phone = createCaller(server.url, { 'user-agent': CHROME });
  for (const [name, value] of ann.caller.cookies) phone.cookies.set(name, value);
  await save({ ...ann, caller: phone }, PHONE);
  expect(await devicesOf(ann)).toMatchObject([{ name: 'Chrome · Android' }]);
});

it('leaves out songs that are gone, and devices of which nothing is left', async () => {
  await save(ann, PHONE, { queue: '10001,99999999,10003' });
  await save(ann, 'a-device-without-songs', { queue: '99999998,99999999' });
  expect(await devicesOf(ann)).toMatchObject([{ device: PHONE, position: 0, song: { id: 10_003 } }]);
  expect(await queueOf(ann, PHONE)).toMatchObject({ songs: [{}, {}], index: 1, position: 0 });
  expect(await queueOf(ann, 'a-device-without-songs')).toMatchObject({ songs: [], index: 0 });
});

it('keeps the latest ten devices, and a queue of 1,000 songs', async () => {
  const names = Array.from({ length: 12 }, (_, place) => `device-${String(place).padStart(2, '0')}`);
  for (const device of names) await save(ben, device);
  await Promise.all([save(ben, 'device-12'), save(ben, 'device-13')]);
  const kept = (await devicesOf(ben)).map(({ device }) => device);
  expect(kept).toHaveLength(10);
  expect(kept).toEqual(expect.arrayContaining(['device-12', 'device-13', 'device-11', 'device-04']));
  const queue = Array.from({ length: 1000 }, () => '10001').join();
  expect(await save(ben, 'device-00', { queue, index: 5000 })).toMatchObject({ code: 200 });
  expect(await queueOf(ben, 'device-00')).toMatchObject({ index: 999, songs: { length: 1000 } });
});

it('forgets a device, and all of a removed account', async () => {
  await ann.caller.http.call(continueRemove, { params: { device: PHONE } });
  expect(await devicesOf(ann)).toEqual([]);
});

it('refuses text that is not an id, and does not keep it', async () => {
  const device = `x' or '1'='1`;
  for (const params of [{ device }, { device: PHONE, queue: `1);drop table song;--` }, { name: '\0' }])
    expect((await save(ann, PHONE, params)).code).toBe(400);
  expect(await devicesOf(ann)).toEqual([]);
});
