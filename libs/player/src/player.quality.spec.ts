import { describe, expect, it } from 'vitest';
import { readSettings } from './persistence/saved-state.ts';
import type { Player } from './player-interface.ts';
import type { PlayerPorts } from './ports/ports.ts';
import { memoryStorage } from './ports/memory-storage.ts';
import { streamUrlOf, buildTrack, buildTracks, flushPromises, setUpPlayer } from './testing.ts';
import { lowerQualityReason } from './lower-quality-reason.ts';

function connection(metered = false) {
  const network = { metered, tell: (_: boolean): void => {} };
  const port: NonNullable<PlayerPorts['connection']> = {
    metered: () => network.metered,
    on: (listener) => {
      network.tell = listener;
      return () => {};
    },
  };
  return { network, port };
}

describe('data saver (省流量)', () => {
  it.each([
    ['auto', false, 'lossless', false],
    ['auto', true, 'standard', true],
    ['on', false, 'standard', true],
    ['off', true, 'lossless', false],
  ] as const)('%s on a metered connection (%s) requests %s', async (saver, costs, level, saving) => {
    const bench = setUpPlayer({ connection: connection(costs).port });
    bench.player.setQuality('lossless');
    bench.player.setSaver(saver);
    bench.player.playList(buildTracks(2));
    await flushPromises();
    expect(bench.player.snapshot.get()).toMatchObject({ level: 'lossless', saver, saving });
    expect(bench.urlRequests.map((question) => question.level)).toEqual([level]);
    bench.audio.advance(190_000);
    await flushPromises();
    expect(bench.urlRequests, 'the next song, ahead of its time').toHaveLength(saving ? 1 : 2);
    bench.audio.finish();
    await flushPromises();
    expect(bench.player.snapshot.get()).toMatchObject({ status: 'playing', index: 1 });
    expect(bench.urlRequests.at(-1)?.level).toBe(level);
  });

  it('does not change the playing track when the connection changes', async () => {
    const { network, port } = connection();
    const bench = setUpPlayer({ connection: port });
    bench.player.playList(buildTracks(2));
    await flushPromises();
    network.metered = true;
    network.tell(false);
    await flushPromises();
    expect(bench.player.snapshot.get().saving).toBe(true);
    expect(bench.urlRequests).toHaveLength(1);
    bench.player.next();
    await flushPromises();
    expect(bench.urlRequests.at(-1)?.level).toBe('standard');
  });

  it('persists the data saver setting', async () => {
    const storage = memoryStorage();
    const before = setUpPlayer({ storage });
    before.player.setSaver('on');
    before.player.playList(buildTracks(1));
    before.player.dispose();
    const after = setUpPlayer({ storage });
    await after.player.restore();
    expect(after.player.snapshot.get()).toMatchObject({ saver: 'on', saving: true });
  });
});

describe('limits of the bit rate', () => {
  const askedWith = async (limits: Parameters<Player['setLimits']>[0], saver: 'on' | 'off' = 'off') => {
    const bench = setUpPlayer();
    bench.player.setQuality('lossless');
    bench.player.setSaver(saver);
    bench.player.setLimits(limits);
    bench.player.playList(buildTracks(1));
    await flushPromises();
    return bench.urlRequests.map(({ level, limit }) => [level, limit]);
  };

  it.each([
    [{}, 'off', 'lossless', 0],
    [{}, 'on', 'standard', 128],
    [{ limit: 320 }, 'off', 'exhigh', 320],
    [{ limit: 192 }, 'off', 'higher', 192],
    [{ limit: 64 }, 'off', 'standard', 64],
    [{ limit: 64 }, 'on', 'standard', 64],
    [{ saverLimit: 0 }, 'on', 'lossless', 0],
    [{ limit: 128, saverLimit: 0 }, 'on', 'standard', 128],
    [{ saverLimit: 192 }, 'off', 'lossless', 0],
  ] as const)('%j with the saver %s request %s within %s kbit/s', async (limits, saver, level, limit) => {
    expect(await askedWith(limits, saver)).toEqual([[level, limit]]);
  });

  it('apply from the next track on, also to one whose address is known', async () => {
    const bench = setUpPlayer();
    bench.player.playList(buildTracks(2));
    await flushPromises();
    bench.audio.advance(190_000);
    await flushPromises();
    expect(bench.urlRequests).toHaveLength(2);
    bench.player.setLimits({ limit: 128 });
    bench.player.next();
    await flushPromises();
    expect(bench.urlRequests.at(-1)).toMatchObject({ level: 'standard', limit: 128 });
  });

  it('are persisted, and other values are dropped', async () => {
    const storage = memoryStorage();
    const before = setUpPlayer({ storage });
    before.player.setLimits({ limit: 320, saverLimit: 0 });
    before.player.playList(buildTracks(1));
    before.player.dispose();
    const after = setUpPlayer({ storage });
    await after.player.restore();
    expect(after.player.snapshot.get()).toMatchObject({ limit: 320, saverLimit: 0 });
    expect(readSettings({ limit: 5, saverLimit: '64' })).toEqual({ limits: {} });
  });

  it('are named as the reason for a lower quality', async () => {
    const bench = setUpPlayer();
    bench.player.setLimits({ limit: 128 });
    bench.player.playList(buildTracks(1));
    await flushPromises();
    expect(lowerQualityReason(bench.player.snapshot.get())).toBe('limit');
  });
});

it('falls back to a lower quality at the same position when the browser cannot decode the better file', async () => {
  const bench = setUpPlayer();
  bench.player.setQuality('lossless');
  bench.player.playList(buildTracks(2));
  await flushPromises();
  bench.audio.advance(30_000);
  bench.audio.fail(0, 'unsupported');
  await flushPromises();
  expect(bench.audio.playingUrl).toBe(streamUrlOf(buildTrack({ id: 1 }), 'exhigh'));
  expect(bench.audio.position(0)).toBe(30_000);
  expect(bench.player.snapshot.get()).toMatchObject({
    status: 'playing',
    level: 'lossless',
    qualityLowered: true,
  });
  expect(lowerQualityReason(bench.player.snapshot.get())).toBe('file');
  bench.player.next();
  await flushPromises();
  expect(bench.urlRequests.at(-1)?.level).toBe('lossless');
  expect(bench.player.snapshot.get().qualityLowered).toBe(false);
});

describe('reason for a lower quality than chosen', () => {
  it.each([
    ['none: the quality is not lower', {}, { level: 'hires' }, null],
    ['the track has no better file', { bestLevel: 'standard', fee: 1 }, { level: 'standard' }, 'song'],
    [
      'the free track does not exist in that quality',
      { bestLevel: 'lossless' },
      { level: 'standard' },
      'song',
    ],
    ['the best file is not encoded yet', { bestLevel: 'hires' }, { level: 'standard' }, 'service'],
    ['the service grants no more', { bestLevel: 'lossless', fee: 1 }, { level: 'standard' }, 'service'],
    ['the user is a guest', { bestLevel: 'standard', fee: 8 }, { level: 'standard', guest: true }, 'guest'],
    [
      'the track has no better file for a guest either',
      { fee: 0 },
      { level: 'standard', guest: true },
      'song',
    ],
  ] as const)('explains the lower quality: %s', async (_, song, answer, reason) => {
    const bench = setUpPlayer({ manual: true });
    bench.player.setQuality('hires');
    bench.player.playList([buildTrack(song)]);
    expect(lowerQualityReason(bench.player.snapshot.get())).toBeNull();
    bench.urlRequests[0]?.answer(answer);
    await flushPromises();
    expect(lowerQualityReason(bench.player.snapshot.get())).toBe(reason);
  });

  it('explains the lower quality: the data saver is on', async () => {
    const bench = setUpPlayer();
    bench.player.setSaver('on');
    bench.player.playList(buildTracks(1));
    await flushPromises();
    expect(lowerQualityReason(bench.player.snapshot.get())).toBe('saver');
  });
});
