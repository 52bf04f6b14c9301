import { describe, expect, it, vi } from 'vitest';
import { memoryStorage } from './ports/memory-storage.ts';
import type { PlayerStorage, StoredValues } from './ports/ports.ts';
import { removeCommand } from './queue.ts';
import { buildTracks, flushPromises, setUpPlayer } from './testing.ts';

function countingStorage(): { storage: PlayerStorage; writes: Map<string, number> } {
  const inner = memoryStorage();
  const writes = new Map<string, number>();
  function counted(values: StoredValues): StoredValues {
    for (const key of Object.keys(values)) {
      const name = key.replace(/^place\/.*/, 'place');
      writes.set(name, (writes.get(name) ?? 0) + 1);
    }
    // As IndexedDB does; functions and proxies fail here.
    return structuredClone(values);
  }
  return {
    writes,
    storage: {
      read: inner.read,
      write: (values) => inner.write(counted(values)),
      update: (key, change) => inner.update(key, (value) => counted(change(value))),
    },
  };
}

const storedKeys = [
  'list',
  'owner',
  'queue',
  'place',
  'order',
  'settings',
  'setting/volume',
  'tone',
  'tone/own',
];

describe('restore', () => {
  it('restores queue, track, position, mode, volume, quality and speed, paused', async () => {
    const { storage } = countingStorage();
    const before = setUpPlayer({ storage });
    before.player.setMode('list-loop');
    before.player.setVolume(0.3);
    before.player.setRate(1.5);
    before.player.setQuality('lossless');
    before.player.playList(buildTracks(4), 2, { kind: 'playlist', id: '7' });
    await flushPromises();
    before.audio.advance(61_000);
    before.player.setMuted(true);
    before.player.dispose();

    const after = setUpPlayer({ storage });
    await after.player.restore();
    expect(after.player.snapshot.get()).toMatchObject({
      status: 'paused',
      index: 2,
      mode: 'list-loop',
      volume: 0.3,
      muted: true,
      rate: 1.5,
      level: 'lossless',
      source: { kind: 'playlist', id: '7' },
    });
    expect(after.player.snapshot.get().queue).toHaveLength(4);
    expect(after.player.progress.get()).toMatchObject({ positionMs: 91_500, durationMs: 200_000 });
    expect(after.urlRequests).toHaveLength(0);
    after.player.play();
    await flushPromises();
    expect(after.audio.position(0)).toBe(91_500);
  });

  it('restores the shuffled order and the unshuffled one', async () => {
    const { storage } = countingStorage();
    const before = setUpPlayer({ storage });
    before.player.setMode('shuffle');
    before.player.playList(buildTracks(6), 0);
    await flushPromises();
    before.player.next();
    await flushPromises();
    const second = before.player.snapshot.get().track?.id;
    before.player.next();
    await flushPromises();
    before.player.dispose();
    const after = setUpPlayer({ storage, random: () => 0.1 });
    await after.player.restore();
    after.player.previous();
    expect(after.player.snapshot.get().track?.id).toBe(second);
    after.player.previous();
    expect(after.player.snapshot.get().track?.id).toBe(1);
  });

  it('keeps a queue that the user has started meanwhile', async () => {
    const { storage } = countingStorage();
    const before = setUpPlayer({ storage });
    before.player.playList(buildTracks(4));
    before.player.dispose();
    const after = setUpPlayer({ storage });
    const restoring = after.player.restore();
    after.player.setVolume(0.9);
    after.player.playList(buildTracks(2), 1);
    await restoring;
    await flushPromises();
    expect(after.player.snapshot.get()).toMatchObject({ status: 'playing', index: 1, volume: 0.9 });
    expect(after.player.snapshot.get().queue).toHaveLength(2);
  });

  it.each([
    ['no value', undefined],
    ['data of another shape', { tracks: [{ id: 'x' }, null, 7] }],
    ['a string', 'queue'],
  ])('starts empty when the storage holds %s', async (_, value) => {
    const { player } = setUpPlayer({
      storage: {
        read: () => Promise.resolve(new Map(storedKeys.map((key) => [key, value]))),
        write: () => Promise.resolve(),
        update: () => Promise.resolve(),
      },
    });
    await player.restore();
    expect(player.snapshot.get()).toMatchObject({ status: 'idle', mode: 'sequence', volume: 0.8 });
  });

  it('plays without persistence when every storage operation fails', async () => {
    const fail = (): Promise<never> => Promise.reject(new DOMException('denied', 'InvalidStateError'));
    const bench = setUpPlayer({ storage: { read: fail, write: fail, update: fail } });
    await bench.player.restore();
    bench.player.playList(buildTracks(2));
    await flushPromises();
    bench.clock.advance(5000);
    await flushPromises();
    expect(bench.player.snapshot.get().status).toBe('playing');
  });
});

describe('writes to storage', () => {
  it('writes the queue once and then only positions, at most every 2 s', async () => {
    const { storage, writes } = countingStorage();
    const bench = setUpPlayer({ storage });
    bench.player.playList(buildTracks(10_000));
    await flushPromises();
    bench.clock.advance(1000);
    const placesBefore = writes.get('place') ?? 0;
    for (let tick = 0; tick < 40; tick += 1) {
      bench.clock.advance(250);
      bench.audio.advance(250);
    }
    expect(writes.get('list')).toBe(1);
    expect((writes.get('place') ?? 0) - placesBefore).toBeGreaterThanOrEqual(3);
    expect((writes.get('place') ?? 0) - placesBefore).toBeLessThanOrEqual(5);
  });

  it('writes a setting at once, so that closing the page does not lose it', async () => {
    const { storage, writes } = countingStorage();
    const bench = setUpPlayer({ storage });
    bench.player.setCrossfade(2000);
    expect(writes.get('setting/crossfadeMs')).toBe(1);
    const after = setUpPlayer({ storage });
    await after.player.restore();
    expect(after.player.snapshot.get().crossfadeMs).toBe(2000);
  });

  it('writes the first and the last value of a volume drag', () => {
    const { storage, writes } = countingStorage();
    const bench = setUpPlayer({ storage });
    for (let step = 0; step < 30; step += 1) bench.player.setVolume(step / 30);
    bench.clock.advance(1000);
    expect(writes.get('setting/volume')).toBe(2);
    expect(writes.get('list')).toBeUndefined();
  });

  it('writes the position when the page is hidden', async () => {
    const { storage } = countingStorage();
    const hide = vi.fn<() => void>();
    const bench = setUpPlayer({
      storage,
      lifecycle: {
        onHide(callback) {
          hide.mockImplementation(callback);
          return () => undefined;
        },
      },
    });
    bench.player.playList(buildTracks(1));
    await flushPromises();
    bench.audio.advance(4321);
    hide();
    const values = await storage.read();
    expect(values.get(`place/${String(values.get('owner'))}`)).toEqual({
      index: 0,
      positionMs: 4321,
      run: 0,
    });
  });
});

describe('a page that ends during a write', () => {
  it('writes queue, place and order together or not at all', async () => {
    const inner = memoryStorage();
    const written: string[][] = [];
    const noted = (values: StoredValues): StoredValues => {
      written.push(
        Object.keys(values)
          .map((key) => key.replace(/\/.*/, ''))
          .sort(),
      );
      return values;
    };
    const storage: PlayerStorage = {
      read: inner.read,
      write: (values) => inner.write(noted(values)),
      update: (key, change) => inner.update(key, (value) => noted(change(value))),
    };
    const bench = setUpPlayer({ storage });
    bench.player.setMode('shuffle');
    bench.player.playList(buildTracks(5), 3);
    bench.clock.advance(1000);
    bench.player.change(removeCommand([0]));
    bench.clock.advance(1000);
    expect(written).toEqual([['setting'], ['list', 'owner', 'place'], ['list', 'owner', 'place']]);
  });
});
