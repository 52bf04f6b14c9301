import { tracksAnswer } from '@qingyin/test-harness';
import { configureHttp } from '@qingyin/http-client';
import { stubFetch, type StubAnswer } from '@qingyin/http-client/testing';
import { buildTracks, setUpPlayer } from '@qingyin/player/testing';
import { createQueryClient } from '@qingyin/query-kit';
import { describe, expect, it } from 'vitest';
import { createSlicedPlaylist } from './sliced-playlist.ts';
import { playSlicedPlaylist } from './play-sliced-playlist.ts';

const idsFrom = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, place) => first + place);

/** List of `count` songs with the ids 1 to `count`, of which the first `delivered` are fetched. */
function setUp(count: number, delivered: number, tracks: StubAnswer = tracksAnswer(count)) {
  const stub = stubFetch({
    '/playlist/track/all': tracks,
    '/song/detail': { code: 200, songs: [], privileges: [] },
  });
  configureHttp({ fetch: stub.fetch, baseUrl: 'http://qingyin.test' });
  const trackIds = idsFrom(1, count).map((id) => ({
    id,
    v: 0,
    t: 0,
    at: 0,
    uid: 0,
    alg: null,
    rcmdReason: '',
  }));
  const list = createSlicedPlaylist(createQueryClient(), { id: 7, trackIds }, buildTracks(delivered));
  const { player } = setUpPlayer();
  const queue = () => player.snapshot.get().queue.map(({ id }) => id);
  return { stub, list, player, queue };
}

describe('playing a list of any length', () => {
  it('starts with fetched songs and fetches nothing if all are there', async () => {
    const { stub, list, player, queue } = setUp(3, 3);
    await playSlicedPlaylist(player, list, 1);
    expect(queue()).toEqual([1, 2, 3]);
    expect(player.snapshot.get().index).toBe(1);
    expect(stub.paths()).toEqual([]);
  });

  it('continues to the end and wraps around when started in an unfetched part', async () => {
    const { list, player, queue } = setUp(1200, 10);
    await playSlicedPlaylist(player, list, 700);
    expect(player.snapshot.get().track?.id).toBe(701);
    expect(queue()).toEqual([...idsFrom(701, 1200), ...idsFrom(1, 700)]);
  });

  it('skips unplayable songs and starts at the right one', async () => {
    const { list, player, queue } = setUp(5, 0, tracksAnswer(5, [1, 3]));
    await list.load(0, 5);
    await playSlicedPlaylist(player, list, 3);
    expect(queue()).toEqual([2, 4, 5]);
    expect(player.snapshot.get().track?.id).toBe(4);
  });

  it('stops adding songs once the user has replaced the queue', async () => {
    const { list, player, queue } = setUp(1200, 10);
    const running = playSlicedPlaylist(player, list);
    player.playList(buildTracks(2), 0, { kind: 'daily', id: 'today' });
    await running;
    expect(queue()).toEqual([1, 2]);
  });

  it('adds no song twice when the same list is started twice', async () => {
    const { list, player, queue } = setUp(1200, 10);
    await Promise.all([playSlicedPlaylist(player, list), playSlicedPlaylist(player, list)]);
    expect(queue()).toEqual(idsFrom(1, 1200));
  });

  it('skips a slice that fails later', async () => {
    const all = tracksAnswer(1200);
    const { list, player, queue } = setUp(1200, 10, (url: URL) =>
      url.searchParams.get('offset') === '500' ? new Response('', { status: 500 }) : Response.json(all(url)),
    );
    await playSlicedPlaylist(player, list);
    expect(queue()).toEqual([...idsFrom(1, 500), ...idsFrom(1001, 1200)]);
  });

  it('rejects if no song can be fetched', async () => {
    const { list, player } = setUp(10, 0, new Response('', { status: 500 }));
    await expect(playSlicedPlaylist(player, list)).rejects.toMatchObject({ status: 500 });
    expect(player.snapshot.get().status).toBe('idle');
  });
});

describe('long list', () => {
  it('fetches only requested slices, each once', async () => {
    const { list, stub } = setUp(10_000, 10);
    await list.load(4990, 5010);
    await list.load(5000, 5020);
    expect(stub.requests.map(({ url }) => url.searchParams.get('offset'))).toEqual(['4500', '5000']);
    expect(list.trackAt(5009)?.id).toBe(5010);
    expect(list.trackAt(20)).toBeUndefined();
  });

  it('marks songs left out by the service as gone and keeps all others in their rows', async () => {
    const { list } = setUp(5, 0, tracksAnswer(5, [2]));
    await list.load(0, 5);
    expect(list.trackAt(1)?.unplayable).toBe('gone');
    expect(list.trackAt(2)?.id).toBe(3);
  });
});
