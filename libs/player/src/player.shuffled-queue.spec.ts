import { describe, expect, it } from 'vitest';
import { memoryStorage } from './ports/memory-storage.ts';
import { buildTrack, buildTracks, settle, setUpPlayer, type TestBench } from './testing.ts';

const idOf = ({ player }: TestBench): number | undefined => player.snapshot.get().track?.id;
const sorted = (ids: readonly (number | undefined)[]) => [...ids].sort((a, b) => Number(a) - Number(b));

async function shuffled(count: number): Promise<TestBench> {
  const bench = setUpPlayer();
  bench.player.setMode('shuffle');
  bench.player.playList(buildTracks(count), 0);
  await settle();
  return bench;
}

/** The songs of so many presses of next, the current one first. */
async function heard(bench: TestBench, steps: number): Promise<(number | undefined)[]> {
  const ids = [idOf(bench)];
  for (let step = 0; step < steps; step += 1) {
    bench.player.next();
    await settle();
    ids.push(idOf(bench));
  }
  return ids;
}

describe('随机播放', () => {
  it('plays what was put next at once after the current song, in its order', async () => {
    const bench = await shuffled(5);
    bench.player.playNext([buildTrack({ id: 91 }), buildTrack({ id: 92 })]);
    expect(await heard(bench, 2)).toEqual([1, 91, 92]);
  });

  it('plays what was appended within the same round, each song once', async () => {
    const bench = await shuffled(4);
    bench.player.enqueue([buildTrack({ id: 91 }), buildTrack({ id: 92 })]);
    expect(sorted(await heard(bench, 5))).toEqual([1, 2, 3, 4, 91, 92]);
  });

  it('plays what was put behind the current song by hand at once, what was put elsewhere in the same round', async () => {
    const bench = await shuffled(4);
    bench.player.insert([buildTrack({ id: 91 })], 1);
    bench.player.insert([buildTrack({ id: 92 })], 0);
    expect(bench.player.snapshot.get().queue.map(({ id }) => id)).toEqual([92, 1, 91, 2, 3, 4]);
    const [, second, ...rest] = await heard(bench, 5);
    expect(second).toBe(91);
    expect(sorted(rest)).toEqual([2, 3, 4, 92]);
  });

  it('goes on with its round after a jump: no song twice, and back leads to where the jump began', async () => {
    const bench = await shuffled(5);
    bench.player.jumpTo(3);
    await settle();
    expect(idOf(bench)).toBe(4);
    expect(sorted(await heard(bench, 3))).toEqual([2, 3, 4, 5]);
    for (let step = 0; step < 4; step += 1) {
      bench.player.previous();
      await settle();
    }
    expect(idOf(bench)).toBe(1);
  });

  it('begins anywhere when no place was chosen', async () => {
    const bench = setUpPlayer({ random: () => 0.99 });
    bench.player.setMode('shuffle');
    bench.player.playList(buildTracks(5));
    await settle();
    expect(idOf(bench)).toBe(5);
  });

  it('chosen again changes nothing of the round', async () => {
    const bench = await shuffled(5);
    const [, second] = await heard(bench, 1);
    bench.player.setMode('shuffle');
    bench.player.previous();
    await settle();
    expect(idOf(bench)).toBe(1);
    expect(await heard(bench, 1)).toEqual([1, second]);
  });

  it('is forgotten when it is left: next is the next in the list', async () => {
    const bench = await shuffled(5);
    bench.player.setMode('sequence');
    expect(await heard(bench, 4)).toEqual([1, 2, 3, 4, 5]);
  });
});

describe('songs put next', () => {
  it('and only they begin to play in an empty queue', async () => {
    const bench = setUpPlayer();
    bench.player.playNext([]);
    expect(bench.player.snapshot.get().status).toBe('idle');
    bench.player.enqueue([buildTrack({ id: 9 })]);
    await settle();
    expect(bench.player.snapshot.get()).toMatchObject({ status: 'playing', index: 0, source: null });
  });
});

describe('a stored round that does not fit its queue', () => {
  it.each([
    ['names places that are not there', { past: [9], upcoming: [1, 2] }],
    ['names no whole places', { past: [0.5], upcoming: [1, 2] }],
    ['names places before the first', { past: [-1], upcoming: [1, 2] }],
    ['leaves songs out', { past: [], upcoming: [1] }],
  ])('%s: a new one begins, and every song is heard once', async (_what, order) => {
    const storage = memoryStorage();
    const before = setUpPlayer({ storage });
    before.player.setMode('shuffle');
    before.player.playList(buildTracks(3), 0);
    await settle();
    before.player.dispose();
    await settle();
    await storage.set('order', order);
    const after = setUpPlayer({ storage });
    await after.player.restore();
    expect(after.player.snapshot.get()).toMatchObject({ status: 'paused', mode: 'shuffle' });
    expect(sorted(await heard(after, 2))).toEqual([1, 2, 3]);
  });
});
