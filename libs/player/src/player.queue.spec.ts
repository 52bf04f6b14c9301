import { describe, expect, it } from 'vitest';
import { memoryStorage } from './ports/memory-storage.ts';
import { clearCommand, moveCommand, undoCommand, removeCommand } from './queue.ts';
import { buildTrack, buildTracks, flushPromises, setUpPlayer, type TestHarness } from './testing.ts';

const shown = ({ player }: TestHarness): number[] => player.snapshot.get().queue.map(({ id }) => id);
const playing = ({ player }: TestHarness) => player.snapshot.get().track?.id;

async function withQueue(count: number, index = 0): Promise<TestHarness> {
  const bench = setUpPlayer();
  bench.player.playList(buildTracks(count), index);
  await flushPromises();
  return bench;
}
const next = (bench: TestHarness, id: number): void => bench.player.playNext([buildTrack({ id })]);

describe('play next (下一首播放)', () => {
  it('plays tracks in the order in which they were added', async () => {
    const bench = await withQueue(3);
    for (const id of [91, 92, 93]) next(bench, id);
    expect(shown(bench)).toEqual([1, 91, 92, 93, 2, 3]);
    bench.player.next();
    await flushPromises();
    next(bench, 94);
    expect(shown(bench)).toEqual([1, 91, 92, 93, 94, 2, 3]);
  });

  it('adds behind the current track once the added ones have played, or after a jump', async () => {
    const bench = await withQueue(3);
    next(bench, 91);
    bench.player.jumpTo(2);
    next(bench, 92);
    expect(shown(bench)).toEqual([1, 91, 2, 92, 3]);
    bench.player.change(moveCommand([4], 3));
    next(bench, 93);
    expect(shown(bench)).toEqual([1, 91, 2, 93, 3, 92]);
  });

  it('continues the run of play-next tracks after a restore', async () => {
    const storage = memoryStorage();
    const before = setUpPlayer({ storage });
    before.player.playList(buildTracks(3));
    next(before, 91);
    next(before, 92);
    before.player.dispose();
    const after = setUpPlayer({ storage });
    await after.player.restore();
    next(after, 93);
    expect(shown(after)).toEqual([1, 91, 92, 93, 2, 3]);
  });
});

describe('undoing a queue command', () => {
  it('undoes several commands one by one while the current track plays on', async () => {
    const bench = await withQueue(6, 1);
    const first = bench.player.change(removeCommand([0, 3]));
    const second = bench.player.change(moveCommand([3], 1));
    expect(shown(bench)).toEqual([2, 6, 3, 5]);
    bench.player.change(undoCommand(second));
    expect(shown(bench)).toEqual([2, 3, 5, 6]);
    bench.player.change(undoCommand(first));
    expect(shown(bench)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(bench.player.snapshot.get()).toMatchObject({ index: 1, status: 'playing' });
    expect(bench.urlRequests).toHaveLength(1);
  });

  it('returns the removed current track to its place while its successor plays on', async () => {
    const bench = await withQueue(3);
    const memory = bench.player.change(removeCommand([0]));
    await flushPromises();
    bench.player.change(undoCommand(memory));
    expect(shown(bench)).toEqual([1, 2, 3]);
    expect(playing(bench)).toBe(2);
  });

  it('keeps tracks that were added or removed since', async () => {
    const bench = await withQueue(4);
    const memory = bench.player.change(removeCommand([1]));
    bench.player.enqueue([buildTrack({ id: 91 })]);
    bench.player.change(removeCommand([2]));
    bench.player.change(undoCommand(memory));
    expect(shown(bench)).toEqual([1, 2, 3, 91]);
  });

  it('merges the tracks into the order of a mode chosen since', async () => {
    const bench = await withQueue(5);
    bench.player.setMode('shuffle');
    const [, second] = shown(bench);
    const memory = bench.player.change(removeCommand([1]));
    bench.player.setMode('sequence');
    bench.player.change(undoCommand(memory));
    expect(shown(bench)).toEqual([1, second, ...[2, 3, 4, 5].filter((id) => id !== second)]);
  });

  it('does not change a queue that was replaced since', async () => {
    const bench = await withQueue(3);
    const removed = bench.player.change(removeCommand([1]));
    const cleared = bench.player.change(clearCommand());
    bench.player.playList(buildTracks(2));
    bench.player.change(undoCommand(removed));
    bench.player.change(undoCommand(cleared));
    expect(shown(bench)).toEqual([1, 2]);
  });

  it('restores track, position, source and unshuffled order into an empty queue', async () => {
    const bench = setUpPlayer();
    bench.player.setMode('shuffle');
    bench.player.playList(buildTracks(5), 2, { kind: 'playlist', id: '7' });
    await flushPromises();
    bench.audio.advance(30_000);
    const order = shown(bench);
    const memory = bench.player.change(removeCommand([0, 1, 2, 3, 4]));
    expect(bench.player.snapshot.get().status).toBe('idle');
    bench.player.change(undoCommand(memory));
    expect(shown(bench)).toEqual(order);
    expect(bench.player.snapshot.get()).toMatchObject({
      status: 'paused',
      index: 0,
      source: { kind: 'playlist', id: '7' },
    });
    expect(bench.player.progress.get().positionMs).toBe(30_000);
    bench.player.setMode('sequence');
    expect(shown(bench)).toEqual([1, 2, 3, 4, 5]);
  });
});

describe('removing five thousand of ten thousand tracks', () => {
  it('changes the snapshot once for removing thousands of tracks, and once for undoing it', async () => {
    const bench = await withQueue(10_000);
    let changes = 0;
    bench.player.snapshot.subscribe(() => (changes += 1));
    const odd = Array.from({ length: 5000 }, (_, at) => at * 2 + 1);
    const memory = bench.player.change(removeCommand(odd));
    expect(bench.player.snapshot.get().queue).toHaveLength(5000);
    bench.player.change(undoCommand(memory));
    expect(shown(bench)).toEqual(buildTracks(10_000).map(({ id }) => id));
    expect(changes).toBe(2);
  });
});
