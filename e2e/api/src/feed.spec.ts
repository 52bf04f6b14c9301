import { endpoints, type SocialEvent } from '@qingyin/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ApiCaller } from './api-caller.ts';
import { demoCaller } from './demo-caller.ts';
import { type ServerProcess, startServer } from './server-process.ts';

const { library, social } = endpoints;
const ME = '10';
const POSTS = 600;
let server: ServerProcess;
let member: ApiCaller;

beforeAll(async () => {
  server = await startServer({ env: { QINGYIN_SEED_CROWD: String(POSTS) } });
  member = await demoCaller(server.url);
});
afterAll(() => server.dispose());

const followed = async () =>
  (await member.http.call(social.userFollows, { params: { uid: ME, limit: 100 } })).follow.map(
    (user) => user.userId,
  );

async function wholeFeed(pagesize: number): Promise<SocialEvent[]> {
  const all: SocialEvent[] = [];
  for (let lasttime = -1, more = true; more;) {
    const page = await member.http.call(social.event, { params: { pagesize, lasttime } });
    all.push(...page.event);
    [lasttime, more] = [page.lasttime, page.more];
  }
  return all;
}

it('contains every post of the user and of followed users once, the newest first, for many and for few follows', async () => {
  for (const few of [false, true]) {
    const people = await followed();
    expect(people.length > 50).toBe(!few);
    const feed = await wholeFeed(37);
    const times = feed.map((event) => event.showTime);
    expect(times).toEqual([...times].sort((a, b) => b - a));
    const ids = feed.map((event) => event.id);
    expect(new Set(ids).size).toBe(ids.length);
    const each: number[] = [];
    for (const uid of [Number(ME), ...people]) {
      const { events } = await member.http.call(social.userEvent, {
        params: { uid: String(uid), limit: 100 },
      });
      each.push(...events.map((event) => event.id));
    }
    expect([...ids].sort()).toEqual(each.sort());
    expect(feed.length).toBeGreaterThan(few ? 50 : POSTS / 2);
    for (const uid of people.slice(20)) if (!few) await unfollow(uid);
  }
});

const unfollow = (id: number) => member.http.call(library.follow, { params: { id: String(id), t: 0 } });

it('excludes posts of muted users', async () => {
  const [uid = 0] = await followed();
  const by = async () => (await wholeFeed(100)).filter((event) => event.user.userId === uid).length;
  expect(await by()).toBeGreaterThan(0);
  await member.http.call(social.peopleMute, { params: { id: String(uid), t: 1 } });
  expect(await by()).toBe(0);
});
