import { describe, expect, it } from 'vitest';
import type { PlayerPorts } from './ports/ports.ts';
import { memoryStorage } from './ports/memory-storage.ts';
import { addressOf, buildTrack, buildTracks, settle, setUpPlayer } from './testing.ts';
import { whyLower } from './why-lower.ts';

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

describe('省流量', () => {
  it.each([
    ['auto', false, 'lossless', false],
    ['auto', true, 'standard', true],
    ['on', false, 'standard', true],
    ['off', true, 'lossless', false],
  ] as const)('%s where the connection costs (%s) asks for %s', async (saver, costs, level, saving) => {
    const bench = setUpPlayer({ connection: connection(costs).port });
    bench.player.setQuality('lossless');
    bench.player.setSaver(saver);
    bench.player.playList(buildTracks(2));
    await settle();
    expect(bench.player.snapshot.get()).toMatchObject({ level: 'lossless', saver, saving });
    expect(bench.questions.map((question) => question.level)).toEqual([level]);
    bench.audio.advance(190_000);
    await settle();
    expect(bench.questions, 'the next song, ahead of its time').toHaveLength(saving ? 1 : 2);
    bench.audio.finish();
    await settle();
    expect(bench.player.snapshot.get()).toMatchObject({ status: 'playing', index: 1 });
    expect(bench.questions.at(-1)?.level).toBe(level);
  });

  it('leaves the song that sounds as it is when the connection changes', async () => {
    const { network, port } = connection();
    const bench = setUpPlayer({ connection: port });
    bench.player.playList(buildTracks(2));
    await settle();
    network.metered = true;
    network.tell(false);
    await settle();
    expect(bench.player.snapshot.get().saving).toBe(true);
    expect(bench.questions).toHaveLength(1);
    bench.player.next();
    await settle();
    expect(bench.questions.at(-1)?.level).toBe('standard');
  });

  it('is remembered', async () => {
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

it('plays a plainer file where the browser cannot play the better one, from the same place', async () => {
  const bench = setUpPlayer();
  bench.player.setQuality('lossless');
  bench.player.playList(buildTracks(2));
  await settle();
  bench.audio.advance(30_000);
  bench.audio.fail(0, 'unsupported');
  await settle();
  expect(bench.audio.playingUrl).toBe(addressOf(buildTrack({ id: 1 }), 'exhigh'));
  expect(bench.audio.position(0)).toBe(30_000);
  expect(bench.player.snapshot.get()).toMatchObject({ status: 'playing', level: 'lossless', lowered: true });
  expect(whyLower(bench.player.snapshot.get())).toBe('file');
  bench.player.next();
  await settle();
  expect(bench.questions.at(-1)?.level).toBe('lossless');
  expect(bench.player.snapshot.get().lowered).toBe(false);
});

describe('why a song plays in less than was asked for', () => {
  it.each([
    ['nothing is less', {}, { level: 'hires' }, null],
    ['the song has no better', { bestLevel: 'standard', fee: 1 }, { level: 'standard' }, 'song'],
    ['the song is free and not to be had so', { bestLevel: 'lossless' }, { level: 'standard' }, 'song'],
    ['the best file is not made yet', { bestLevel: 'hires' }, { level: 'standard' }, 'service'],
    ['the service gives no more', { bestLevel: 'lossless', fee: 1 }, { level: 'standard' }, 'service'],
    ['nobody is logged in', { bestLevel: 'standard', fee: 8 }, { level: 'standard', guest: true }, 'guest'],
    ['a guest could have no better', { fee: 0 }, { level: 'standard', guest: true }, 'song'],
  ] as const)('%s', async (_, song, answer, reason) => {
    const bench = setUpPlayer({ manual: true });
    bench.player.setQuality('hires');
    bench.player.playList([buildTrack(song)]);
    expect(whyLower(bench.player.snapshot.get())).toBeNull();
    bench.questions[0]?.answer(answer);
    await settle();
    expect(whyLower(bench.player.snapshot.get())).toBe(reason);
  });

  it('is data that is saved', async () => {
    const bench = setUpPlayer();
    bench.player.setSaver('on');
    bench.player.playList(buildTracks(1));
    await settle();
    expect(whyLower(bench.player.snapshot.get())).toBe('saver');
  });
});
