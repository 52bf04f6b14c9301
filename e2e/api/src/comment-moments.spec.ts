import { endpoints } from '@qingyin/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiCaller, createCaller } from './api-caller.ts';
import { demoCaller } from './demo-caller.ts';
import { type ServerProcess, startServer } from './server-process.ts';

const { music, social } = endpoints;
const SONG = { type: 0, id: '10061' };
let server: ServerProcess;
let demo: ApiCaller;
let guest: ApiCaller;
let length: number;

beforeAll(async () => {
  server = await startServer();
  demo = await demoCaller(server.url);
  guest = createCaller(server.url);
  const { songs } = await guest.http.call(music.songDetail, { params: { ids: SONG.id } });
  length = songs[0]?.dt ?? 0;
  expect(length).toBeGreaterThan(30_000);
});
afterAll(() => server.dispose());

const say = (content: string, at?: unknown, thread: object = SONG) =>
  demo.http.call(social.commentAdd, { params: { ...SONG, ...thread, content, at: at as number } });
const momentsOf = async (params: { from?: number; to?: number; limit?: number } = {}) =>
  (await guest.http.call(social.commentMoments, { params: { id: SONG.id, ...params } })).data;
const heat = async () => (await guest.http.call(social.commentHeat, { params: { id: SONG.id } })).data;

describe('a comment at a moment of a song', () => {
  it('has its moment in every answer, and is counted until it is deleted', async () => {
    const before = await heat();
    expect(before.counts).toHaveLength(Math.ceil(length / before.partMs));
    expect(before.counts.length).toBeLessThanOrEqual(100);
    const { comment } = await say('这一句', 20_000);
    const { comment: end } = await say('到底了', length);
    const { comment: plain } = await say('随便说说');
    expect(comment).toMatchObject({ at: 20_000 });
    expect(plain && 'at' in plain).toBe(false);
    const { comments } = await guest.http.call(social.commentMusic, { params: { id: SONG.id } });
    expect(comments.slice(0, 3).map(({ at }) => at)).toEqual([undefined, length, 20_000]);
    const { data } = await guest.http.call(social.commentNew, { params: { ...SONG, sortType: 3 } });
    expect(data.comments.slice(0, 3).map(({ at }) => at)).toEqual([undefined, length, 20_000]);
    const { partMs, counts } = await heat();
    const more = counts.map((count, part) => count - (before.counts[part] ?? 0));
    expect(more.flatMap((count, part) => (count > 0 ? [part] : []))).toEqual([
      Math.floor(20_000 / partMs),
      counts.length - 1,
    ]);
    for (const one of [comment, end, plain])
      await demo.http.call(social.commentDelete, { params: { ...SONG, cid: String(one?.commentId) } });
    expect(await heat()).toEqual(before);
  });

  it('is listed by moment, then by likes, in pages', async () => {
    const late = (await say('晚', 31_000)).comment?.commentId;
    const first = (await say('早', 30_000)).comment?.commentId;
    const liked = (await say('早，有人喜欢', 30_000)).comment?.commentId;
    await demo.http.call(social.commentLike, { params: { ...SONG, cid: String(liked), t: 1 } });
    const ids = async (params: Parameters<typeof momentsOf>[0]) =>
      (await momentsOf(params)).comments.map((comment) => comment.commentId);
    expect(await ids({ from: 30_000, to: 31_001 })).toEqual([liked, first, late]);
    expect(await ids({ from: 30_000, to: 31_000 })).toEqual([liked, first]);
    expect(await momentsOf({ from: 30_000, to: 31_001, limit: 2 })).toMatchObject({ more: true });
    expect(await momentsOf({ from: 30_001, to: 31_001 })).toMatchObject({ more: false });
    const all = (await momentsOf({ limit: 100 })).comments.map(({ at }) => at ?? -1);
    expect(all).toEqual([...all].sort((a, b) => a - b));
  });

  it('is refused at a moment the song does not have', async () => {
    const before = await heat();
    for (const at of [length + 1, -1, 1e15, 'x', '', '1e3', 'NaN', '0x10', '１２', ' ; drop table comment'])
      expect(await say('哪里', at)).toMatchObject({ code: 400 });
    for (const other of [
      { type: 1, id: '7001' },
      { type: 2, id: '5001' },
      { type: 6, id: undefined, threadId: 'A_EV_2_9001_1' },
    ])
      expect(await say('哪里', 1000, other)).toMatchObject({ code: 400 });
    expect(await heat()).toEqual(before);
    expect((await say('半毫秒', 1500.7)).comment).toMatchObject({ at: 1500 });
  });

  it('allows no moments in answers', async () => {
    const { comment } = await say('说', 5000);
    const answer = await demo.http.call(social.comment, {
      params: { ...SONG, t: 2, content: '答', commentId: String(comment?.commentId), at: 6000 },
    });
    expect(answer.comment && 'at' in answer.comment).toBe(false);
    expect((await momentsOf({ from: 6000, to: 6001 })).comments).toEqual([]);
  });
});
