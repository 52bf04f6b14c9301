import { configureHttp } from '@qingyin/http-client';
import { stubFetch } from '@qingyin/http-client/testing';
import { createQueryClient } from '@qingyin/query-kit';
import { MutationObserver, QueryObserver, type QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { likedIdsQuery, likeSongsMutation, likeMutation } from './index.ts';

const UID = '9';
const REFUSED = { code: 503, message: '不行' };
const DONE = { code: 200, songs: [], playlistId: 1 };

let client: QueryClient;
let changes: { op: string; pid: string; ids: number[] }[];
let refuseChange: (change: { ids: number[] }) => boolean;
let likes: { id: number; like: boolean; answer: (body: object) => void }[];
let atService: number[] | Error;

beforeEach(() => {
  client = createQueryClient();
  likes = [];
  changes = [];
  refuseChange = () => false;
  atService = new TypeError('nobody there');
  const { fetch } = stubFetch({
    '/likelist': () =>
      atService instanceof Error ? Promise.reject(atService) : { code: 200, ids: atService },
    '/like': async (_url: URL, request: Request) => {
      const form = await request.formData();
      return new Promise<Response>((resolve) => {
        const answer = (body: object) => resolve(Response.json(body));
        likes.push({ id: Number(form.get('id')), like: form.get('like') === 'true', answer });
      });
    },
    '/playlist/tracks': async (_url: URL, request: Request) => {
      const form = await request.formData();
      const ids = String(form.get('tracks')).split(',').map(Number);
      const change = { op: String(form.get('op')), pid: String(form.get('pid')), ids };
      changes.push(change);
      return refuseChange(change) ? REFUSED : { status: 200, body: { code: 200 } };
    },
  });
  configureHttp({ fetch, baseUrl: 'http://qingyin.test' });
});

const liked = () => client.getQueryData(likedIdsQuery(UID).queryKey);
const know = (ids: number[]) => client.setQueryData(likedIdsQuery(UID).queryKey, ids);
const press = (id: number, like: boolean) => {
  const settled = new MutationObserver(client, likeMutation()).mutate({ uid: UID, id, like });
  return settled.then(
    () => 'done',
    (error: unknown) => error,
  );
};
const request = (index: number) => vi.waitUntil(() => likes[index]);

describe('liked songs', () => {
  it('are a list of ids, newest first', async () => {
    atService = [3, 1];
    expect(await client.fetchQuery(likedIdsQuery(UID))).toEqual([3, 1]);
  });
});

describe('liking a song', () => {
  it('shows the like before the service answers and keeps it after success', async () => {
    know([3, 1]);
    const pressed = press(7, true);
    await vi.waitUntil(() => liked()?.length === 3);
    expect(liked()).toEqual([7, 3, 1]);
    const sent = await request(0);
    expect(sent).toMatchObject({ id: 7, like: true });
    sent.answer(DONE);
    expect(await pressed).toBe('done');
    expect(liked()).toEqual([7, 3, 1]);
  });

  it('rolls back when the service refuses and passes the code to the caller', async () => {
    know([3, 1]);
    const pressed = press(7, true);
    (await request(0)).answer(REFUSED);
    expect(await pressed).toMatchObject({ kind: 'failure', code: 503, message: '不行' });
    expect(liked()).toEqual([3, 1]);
  });

  it('restores the old position when removing a like fails', async () => {
    know([3, 2, 1]);
    const pressed = press(2, false);
    await vi.waitUntil(() => liked()?.length === 2);
    (await request(0)).answer(REFUSED);
    await pressed;
    expect(liked()).toEqual([3, 2, 1]);
  });

  it('leaves other likes alone when one fails', async () => {
    know([1]);
    const failing = press(7, true);
    const lasting = press(8, true);
    (await request(0)).answer(REFUSED);
    await failing;
    expect(liked()).toEqual([8, 1]);
    (await request(1)).answer(DONE);
    await lasting;
    expect(liked()).toEqual([8, 1]);
  });

  it('sends a like and its undoing in the order of the clicks', async () => {
    know([1]);
    const pressed = [press(7, true), press(7, false)];
    const first = await request(0);
    expect(likes.map(({ like }) => like)).toEqual([true]);
    first.answer(DONE);
    (await request(1)).answer(DONE);
    await Promise.all(pressed);
    expect(likes.map(({ like }) => like)).toEqual([true, false]);
    expect(liked()).toEqual([1]);
  });

  it('shows the list of the service after two likes were refused', async () => {
    know([1]);
    atService = [1];
    const leave = new QueryObserver(client, likedIdsQuery(UID)).subscribe(() => undefined);
    const pressed = [press(7, true), press(7, false)];
    (await request(0)).answer(REFUSED);
    (await request(1)).answer(REFUSED);
    await Promise.all(pressed);
    await vi.waitUntil(() => client.isFetching() === 0);
    expect(liked()).toEqual([1]);
    leave();
  });

  it('creates no list when the list was not loaded', async () => {
    const pressed = press(7, true);
    (await request(0)).answer(DONE);
    await pressed;
    expect(liked()).toBeUndefined();
  });
});

describe('liking many songs', () => {
  const pressMany = (ids: number[], like: boolean) =>
    new MutationObserver(client, likeSongsMutation())
      .mutate({ uid: UID, ids, like })
      .catch((error: unknown) => error);
  const idsFrom = (first: number, count: number) =>
    Array.from({ length: count }, (_, place) => first + place);

  it('shows them at once and adds them to the liked songs together, in order', async () => {
    know([1]);
    const pressed = pressMany([7, 8, 9], true);
    await vi.waitUntil(() => liked()?.length === 4);
    expect(liked()).toEqual([7, 8, 9, 1]);
    const sent = await request(0);
    expect(sent).toMatchObject({ id: 9, like: true });
    sent.answer(DONE);
    expect(await pressed).toEqual([7, 8, 9]);
    expect(changes).toEqual([{ op: 'add', pid: '1', ids: [7, 8] }]);
    expect(liked()).toEqual([7, 8, 9, 1]);
  });

  it('removes many likes together', async () => {
    know([7, 8, 9, 1]);
    const pressed = pressMany([7, 8, 9], false);
    (await request(0)).answer(DONE);
    expect(await pressed).toEqual([7, 8, 9]);
    expect(changes).toEqual([{ op: 'del', pid: '1', ids: [7, 8] }]);
    expect(liked()).toEqual([1]);
  });

  it('rolls back when the service refuses', async () => {
    know([1]);
    const pressed = pressMany([7, 8], true);
    (await request(0)).answer(REFUSED);
    expect(await pressed).toMatchObject({ code: 503 });
    expect(changes).toEqual([]);
    expect(liked()).toEqual([1]);
  });

  it('keeps the likes that succeeded, rolls back the others and returns the ids that succeeded', async () => {
    know([]);
    refuseChange = ({ ids }) => ids.includes(1);
    const pressed = pressMany(idsFrom(1, 1201), true);
    (await request(0)).answer(DONE);
    const through = [...idsFrom(501, 701)];
    expect(await pressed).toEqual(through);
    expect(changes.map(({ ids }) => ids.length)).toEqual([200, 500, 500]);
    expect(liked()).toEqual(through);
  });
});
