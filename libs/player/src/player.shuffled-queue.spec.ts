import { describe, expect, it, vi } from 'vitest';
import { memoryStorage } from './ports/memory-storage.ts';
import { reshuffleCommand, undoCommand, removeCommand } from './queue.ts';
import { buildTrack, buildTracks, flushPromises, setUpPlayer, type TestHarness } from './testing.ts';

const idOf = ({ player }: TestHarness): number | undefined => player.snapshot.get().track?.id;
const shown = ({ player }: TestHarness): number[] => player.snapshot.get().queue.map(({ id }) => id);
const sorted = (ids: readonly (number | undefined)[]) => [...ids].sort((a, b) => Number(a) - Number(b));

async function shuffled(count: number): Promise<TestHarness> {
  const bench = setUpPlayer();
  bench.player.setMode('shuffle');
  bench.player.playList(buildTracks(count), 0);
  await flushPromises();
  return bench;
}

/** Track ids of this many presses of next, the current one first. */
async function heard(bench: TestHarness, steps: number): Promise<(number | undefined)[]> {
  const ids = [idOf(bench)];
  for (let step = 0; step < steps; step += 1) {
    bench.player.next();
    await flushPromises();
    ids.push(idOf(bench));
  }
  return ids;
}

describe('shuffle (随机播放)', () => {
  it('plays play-next tracks right after the current one, in their order', async () => {
    const bench = await shuffled(5);
    bench.player.playNext([buildTrack({ id: 91 }), buildTrack({ id: 92 })]);
    expect(await heard(bench, 2)).toEqual([1, 91, 92]);
  });

  it('plays appended tracks within the same round, each once', async () => {
    const bench = await shuffled(4);
    bench.player.enqueue([buildTrack({ id: 91 }), buildTrack({ id: 92 })]);
    expect(sorted(await heard(bench, 5))).toEqual([1, 2, 3, 4, 91, 92]);
  });

  it('plays inserted tracks at their place in the queue', async () => {
    const bench = await shuffled(4);
    const before = shown(bench);
    bench.player.insert([buildTrack({ id: 91 })], 1);
    bench.player.insert([buildTrack({ id: 92 })], 3);
    expect(shown(bench)).toEqual([1, 91, before[1], 92, ...before.slice(2)]);
    expect(await heard(bench, 5)).toEqual(shown(bench));
  });

  it('continues its round after a jump: no track twice, and previous returns to where the jump began', async () => {
    const bench = await shuffled(5);
    const chosen = shown(bench)[3];
    bench.player.jumpTo(3);
    await flushPromises();
    expect(idOf(bench)).toBe(chosen);
    expect(sorted(await heard(bench, 3))).toEqual([2, 3, 4, 5]);
    for (let step = 0; step < 4; step += 1) {
      bench.player.previous();
      await flushPromises();
    }
    expect(idOf(bench)).toBe(1);
  });

  it('starts at a random track when none was chosen', async () => {
    const bench = setUpPlayer({ random: () => 0.99 });
    bench.player.setMode('shuffle');
    bench.player.playList(buildTracks(5));
    await flushPromises();
    expect(idOf(bench)).toBe(5);
  });

  it('does not change the round when shuffle is chosen again', async () => {
    const bench = await shuffled(5);
    const [, second] = await heard(bench, 1);
    bench.player.setMode('shuffle');
    bench.player.previous();
    await flushPromises();
    expect(idOf(bench)).toBe(1);
    expect(await heard(bench, 1)).toEqual([1, second]);
  });

  it('follows the unshuffled order after shuffle is left', async () => {
    const bench = await shuffled(5);
    bench.player.setMode('sequence');
    expect(await heard(bench, 4)).toEqual([1, 2, 3, 4, 5]);
  });
});

describe('play next in an empty queue', () => {
  it('starts play-next tracks in an empty queue and plays only them', async () => {
    const bench = setUpPlayer();
    bench.player.playNext([]);
    expect(bench.player.snapshot.get().status).toBe('idle');
    bench.player.enqueue([buildTrack({ id: 9 })]);
    await flushPromises();
    expect(bench.player.snapshot.get()).toMatchObject({ status: 'playing', index: 0, source: null });
  });
});

describe('the unshuffled order', () => {
  it('restores the unshuffled order with another mode while the current track plays on', async () => {
    const bench = setUpPlayer();
    bench.player.playList(buildTracks(8), 2);
    await flushPromises();
    bench.player.setMode('shuffle');
    expect(shown(bench).slice(0, 3)).toEqual([1, 2, 3]);
    expect(shown(bench)).not.toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(bench.player.snapshot.get()).toMatchObject({ index: 2, status: 'playing' });
    const [, next] = await heard(bench, 1);
    bench.player.setMode('list-loop');
    expect(shown(bench)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(idOf(bench)).toBe(next);
    expect(bench.urlRequests.at(-1)?.track.id).toBe(next);
  });

  it('inserts tracks added meanwhile into the unshuffled order: at the end, or behind their neighbour', async () => {
    const bench = await shuffled(4);
    bench.player.enqueue([buildTrack({ id: 91 })]);
    bench.player.playNext([buildTrack({ id: 92 })]);
    const [, , victim] = shown(bench);
    bench.player.change(removeCommand([2]));
    bench.player.setMode('sequence');
    expect(shown(bench)).toEqual([1, 92, 2, 3, 4, 91].filter((id) => id !== victim));
  });

  it('restores the unshuffled order after a reshuffle as well', async () => {
    const bench = await shuffled(6);
    bench.player.change(reshuffleCommand());
    bench.player.setMode('sequence');
    expect(shown(bench)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('persists the unshuffled order', async () => {
    const storage = memoryStorage();
    const before = setUpPlayer({ storage });
    before.player.setMode('shuffle');
    before.player.playList(buildTracks(5), 1);
    await flushPromises();
    const order = shown(before);
    before.player.dispose();
    const after = setUpPlayer({ storage });
    await after.player.restore();
    expect(shown(after)).toEqual(order);
    after.player.setMode('sequence');
    expect(shown(after)).toEqual([1, 2, 3, 4, 5]);
    expect(idOf(after)).toBe(2);
  });

  it.each([
    ['has indexes out of range', { straight: [9, 0, 1] }],
    ['has fractional indexes', { straight: [0.5, 1, 2] }],
    ['has negative indexes', { straight: [-1, 1, 2] }],
    ['is incomplete', { straight: [1] }],
    ['is that of an older release', { past: [], upcoming: [1, 2] }],
  ])('loses no track when the stored order %s', async (_what, order) => {
    const storage = memoryStorage();
    const before = setUpPlayer({ storage });
    before.player.setMode('shuffle');
    before.player.playList(buildTracks(3), 0);
    await flushPromises();
    before.player.dispose();
    const list = (await storage.read()).get('list') as object;
    await storage.write({ list: { ...list, straight: undefined, ...order } });
    const after = setUpPlayer({ storage });
    await after.player.restore();
    expect(after.player.snapshot.get()).toMatchObject({ status: 'paused', mode: 'shuffle' });
    after.player.setMode('sequence');
    expect(sorted(shown(after))).toEqual([1, 2, 3]);
    expect(idOf(after)).toBe(1);
  });
});

describe('reshuffle (重新洗牌)', () => {
  it('reorders upcoming tracks only: played, current and play-next ones stay', async () => {
    const random = vi.fn(() => 0.5);
    const bench = setUpPlayer({ random });
    bench.player.playList(buildTracks(9), 1);
    bench.player.playNext([buildTrack({ id: 91 })]);
    random.mockReturnValue(0);
    const memory = bench.player.change(reshuffleCommand());
    expect(shown(bench).slice(0, 3)).toEqual([1, 2, 91]);
    expect(shown(bench).slice(3)).not.toEqual([3, 4, 5, 6, 7, 8, 9]);
    expect(sorted(shown(bench).slice(3))).toEqual([3, 4, 5, 6, 7, 8, 9]);
    bench.player.change(undoCommand(memory));
    expect(shown(bench)).toEqual([1, 2, 91, 3, 4, 5, 6, 7, 8, 9]);
  });
});
