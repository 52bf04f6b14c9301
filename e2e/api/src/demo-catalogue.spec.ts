import { endpoints } from '@qingyin/contract';
import { z } from 'zod';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiCaller, createCaller } from './api-caller.ts';
import { type ServerProcess, startServer } from './server-process.ts';
import { createTestAccount, type TestAccount } from './test-account.ts';

const { account } = endpoints;
/** 静夜思, a song of the demo catalogue, and the chart of the most played songs. */
const SONG = 10_001;
const CHART = 3_778_678;
const CHANGED = { timeout: 60_000 };

let server: ServerProcess;
let admin: ApiCaller;
let anna: TestAccount;
let list: number;
let name: string;

const signInAdmin = async (): Promise<ApiCaller> => {
  const caller = createCaller(server.url);
  const { code } = await caller.http.call(account.loginEmail, {
    params: { email: 'admin@example.org', password: 'a long password' },
  });
  expect(code).toBe(200);
  return caller;
};
const state = async (): Promise<string> => (await admin.http.call(account.adminDemo)).data.state;
/** Answer of a call by Anna, by its address. */
async function ask<Shape extends z.ZodType>(address: string, shape: Shape): Promise<z.infer<Shape>> {
  const answer = await anna.caller.fetch(`${server.url}/api${address}`, { method: 'POST' });
  return shape.parse(await answer.json());
}
const playlistShape = z.looseObject({
  playlist: z.looseObject({ tracks: z.array(z.looseObject({ id: z.number() })) }),
});
const found = async (keywords: string): Promise<number> => {
  const address = `/search?keywords=${encodeURIComponent(keywords)}&type=1`;
  const { result } = await ask(
    address,
    z.looseObject({ result: z.looseObject({ songCount: z.number().default(0) }) }),
  );
  return result.songCount;
};
const tracksOf = async (id: number): Promise<number[]> =>
  (await ask(`/playlist/detail?id=${id}`, playlistShape)).playlist.tracks.map((track) => track.id);
const listed = (): Promise<number[]> => tracksOf(list);

beforeAll(async () => {
  server = await startServer();
  const [, invitation = ''] = /needs this code: (\S+)/.exec(server.output()) ?? [];
  admin = createCaller(server.url);
  await admin.http.call(account.signUp, {
    params: { email: 'admin@example.org', password: 'a long password', nickname: '管家', invitation },
  });
  anna = await createTestAccount(server.url, '安娜');
  const songs = z.looseObject({ songs: z.array(z.looseObject({ name: z.string() })) });
  name = (await ask(`/song/detail?ids=${SONG}`, songs)).songs[0]?.name ?? '';
  list = (await ask('/playlist/create?name=own', z.looseObject({ id: z.number() }))).id;
  const fine = z.looseObject({ code: z.literal(200) });
  await ask(`/playlist/tracks?op=add&pid=${list}&tracks=${SONG}`, z.unknown());
  await ask(`/like?id=${SONG}&like=true`, fine);
  await ask(`/comment?t=1&type=0&id=${SONG}&content=nice`, fine);
});
afterAll(() => server.dispose());

describe('the demo catalogue', () => {
  it('is offered to administrators as a question once, when nothing was said at the first start', async () => {
    expect((await admin.http.call(account.adminDemo)).data).toEqual({
      state: 'on',
      progress: null,
      question: true,
    });
    expect(await listed()).toEqual([SONG]);
    expect(await found(name)).toBeGreaterThan(0);
  });
  it('is removed while the server answers; what people made stays and is hidden', async () => {
    const { data } = await admin.http.call(account.adminDemoSet, { params: { on: 0 } });
    expect(data).toMatchObject({ state: 'removing', question: false });
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    await expect.poll(state, CHANGED).toBe('off');
    expect(await found(name)).toBe(0);
    expect(await listed()).toEqual([]);
    expect(await tracksOf(CHART)).toEqual([]);
    const { features } = (await anna.caller.http.call(endpoints.system.capabilities)).data;
    expect(features).not.toContain('demo-account');
  });
  it('comes back after a crash in the middle, with what people made', async () => {
    await admin.http.call(account.adminDemoSet, { params: { on: 1 } });
    server.child.kill('SIGKILL');
    await server.ended;
    const { dataDir } = server;
    server = await startServer({ dataDir });
    admin = await signInAdmin();
    await expect.poll(state, CHANGED).toBe('on');
    anna.caller = createCaller(server.url);
    await anna.caller.http.call(account.loginEmail, {
      params: { email: '安娜@example.org', password: 'a long password' },
    });
    expect(await listed()).toEqual([SONG]);
    expect(await found(name)).toBeGreaterThan(0);
    const said = await ask(
      `/comment/music?id=${SONG}`,
      z.looseObject({ comments: z.array(z.looseObject({ content: z.string() })) }),
    );
    expect(said.comments.map(({ content }) => content)).toContain('nice');
  });
});
