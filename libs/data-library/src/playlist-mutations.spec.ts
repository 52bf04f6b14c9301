import type { Playlist } from '@qingyin/contract';
import { configureHttp } from '@qingyin/http-client';
import { stubFetch, type StubAnswer } from '@qingyin/http-client/testing';
import { createQueryClient, positionsBefore } from '@qingyin/query-kit';
import { MutationObserver, QueryObserver } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import {
  collectPlaylistMutation,
  fetchHeartTracks,
  hidePlaylist,
  movePlaylistsMutation,
  userPlaylistsQuery,
} from './index.ts';

const UID = '9';
const lists = (...ids: number[]) => ids.map((id) => ({ id, name: `单${id}` }) as Playlist);

function setUp(answers: Record<string, StubAnswer> = {}) {
  const stub = stubFetch({
    '/user/playlist': { code: 200, more: false, playlist: lists(1, 2, 3, 4) },
    ...answers,
  });
  configureHttp({ fetch: stub.fetch, baseUrl: 'http://qingyin.test' });
  const client = createQueryClient();
  const { queryKey } = userPlaylistsQuery(UID);
  client.setQueryData(queryKey, lists(1, 2, 3, 4));
  const shown = () => client.getQueryData(queryKey)?.map(({ id }) => id);
  const refetch = () => client.fetchQuery({ ...userPlaylistsQuery(UID), staleTime: 0 });
  return { stub, client, shown, refetch };
}

describe('moving playlists', () => {
  const move = ({ client, shown }: ReturnType<typeof setUp>, moved: number[], gap: number) =>
    new MutationObserver(client, movePlaylistsMutation()).mutate({
      id: UID,
      places: positionsBefore(shown() ?? [], moved, gap),
    });

  it('shows the new order at once and sends the whole order once', async () => {
    const bench = setUp({ '/playlist/order/update': { code: 200 } });
    const moving = move(bench, [4], 1);
    await vi.waitFor(() => expect(bench.shown()).toEqual([1, 4, 2, 3]));
    await moving;
    expect(bench.stub.requests).toHaveLength(1);
    expect(await bench.stub.requests[0]?.form()).toEqual({ ids: '[1,4,2,3]' });
  });

  it('rolls back a refused move and keeps moves made in the meantime', async () => {
    let refuse: (answer: Response) => void = () => undefined;
    const answers = [
      () => new Promise<Response>((settle) => (refuse = settle)),
      () => Response.json({ code: 200 }),
    ];
    const bench = setUp({ '/playlist/order/update': () => answers.shift()?.() });
    const first = move(bench, [2], 4);
    await vi.waitFor(() => expect(bench.shown()).toEqual([1, 3, 4, 2]));
    const second = move(bench, [3], 3);
    await vi.waitFor(() => expect(bench.shown()).toEqual([1, 4, 3, 2]));
    refuse(Response.json({ code: 404 }));
    await expect(first).rejects.toMatchObject({ code: 404 });
    await second;
    expect(bench.shown()).toEqual([1, 2, 4, 3]);
    expect(await bench.stub.requests[1]?.form()).toEqual({ ids: '[1,2,4,3]' });
  });

  it('fetches the list again when the result of a move is unknown', async () => {
    const stands = (...ids: number[]) => ({ code: 200, more: false, playlist: lists(...ids) });
    const bench = setUp({
      '/playlist/order/update': new Response('', { status: 500 }),
      '/user/playlist': stands(1, 4, 2, 3),
    });
    const observer = new QueryObserver(bench.client, userPlaylistsQuery(UID));
    const stop = observer.subscribe(() => undefined);
    await expect(move(bench, [4], 1)).rejects.toMatchObject({ kind: 'status' });
    // The service stored the move in spite of the error.
    await vi.waitFor(() => expect(bench.stub.paths().at(-1)).toBe('/user/playlist'));
    await vi.waitFor(() => expect(bench.shown()).toEqual([1, 4, 2, 3]));
    stop();
  });
});

describe('hidePlaylist', () => {
  it('filters the playlist out of later answers and restores it at its position', async () => {
    const { client, shown, refetch } = setUp();
    const { show } = await hidePlaylist(client, UID, 2);
    expect(shown()).toEqual([1, 3, 4]);
    await refetch();
    expect(shown()).toEqual([1, 3, 4]);
    await show();
    expect(shown()).toEqual([1, 2, 3, 4]);
    await refetch();
    expect(shown()).toEqual([1, 2, 3, 4]);
  });

  it('stops filtering once the playlist is deleted', async () => {
    const { client, shown, refetch } = setUp();
    const { confirm } = await hidePlaylist(client, UID, 2);
    confirm();
    await refetch();
    expect(shown()).toEqual([1, 2, 3, 4]);
  });
});

describe('collecting a playlist', () => {
  const collect = (bench: ReturnType<typeof setUp>, variables: { collect: boolean; order?: number[] }) =>
    new MutationObserver(bench.client, collectPlaylistMutation()).mutate({ id: 3, ...variables });

  it('removes a playlist and collects it again at its old position', async () => {
    const bench = setUp({ '/playlist/subscribe': { code: 200 }, '/playlist/order/update': { code: 200 } });
    await collect(bench, { collect: false });
    await collect(bench, { collect: true, order: [1, 3, 2] });
    const forms = await Promise.all(bench.stub.requests.map((request) => request.form()));
    expect(forms).toEqual([{ id: '3', t: '2' }, { id: '3', t: '1' }, { ids: '[1,3,2]' }]);
    expect(bench.client.getQueryState(userPlaylistsQuery(UID).queryKey)?.isInvalidated).toBe(true);
  });

  it('succeeds when storing the order fails, and rejects when collecting fails', async () => {
    const placeless = setUp({
      '/playlist/subscribe': { code: 200 },
      '/playlist/order/update': { code: 404 },
    });
    await collect(placeless, { collect: true, order: [3] });
    const refused = setUp({ '/playlist/subscribe': { code: 401 } });
    await expect(collect(refused, { collect: true, order: [3] })).rejects.toMatchObject({ code: 401 });
    expect(refused.stub.requests).toHaveLength(1);
  });
});

describe('heart mode', () => {
  it('returns songs of the playlist and others, beginning with a given song', async () => {
    const song = (id: number) => ({ id, name: `歌${id}`, ar: [], al: { id: 1 }, alia: [] });
    const { stub } = setUp({
      '/playmode/intelligence/list': {
        code: 200,
        data: [
          { id: 5, recommended: false, alg: 'own', songInfo: song(5) },
          { id: 8, recommended: true, alg: 'itembased', songInfo: song(8) },
        ],
      },
    });
    expect((await fetchHeartTracks('7', 5)).map(({ id }) => id)).toEqual([5, 8]);
    const asked = Object.fromEntries(stub.requests[0]?.url.searchParams ?? []);
    expect(asked).toMatchObject({ id: '5', pid: '7', sid: '5' });
  });
});
