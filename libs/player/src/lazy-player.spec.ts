import { expect, it, vi } from 'vitest';
import { createLazyPlayer } from './lazy-player.ts';
import { createPlaybackFocus } from './playback-focus.ts';
import { createPlayer } from './player.ts';
import { memoryStorage } from './ports/memory-storage.ts';
import { buildTrack } from './testing/build-track.ts';
import { setUpPlayer } from './testing/set-up-player.ts';
import { flushPromises } from './testing/flush-promises.ts';

const [one, two] = [buildTrack({ id: 1 }), buildTrack({ id: 2 })];

/** A lazy player whose code loads, or fails to load, when the spec decides. */
function setUp(given: Parameters<typeof setUpPlayer>[0] = {}) {
  const bench = setUpPlayer(given);
  let come = (): void => undefined;
  let lose = (): void => undefined;
  const load = vi.fn(
    () =>
      new Promise<typeof createPlayer>((resolve, reject) => {
        come = () => resolve(createPlayer);
        lose = () => reject(new TypeError('lost'));
      }),
  );
  const unlock = vi.spyOn(bench.audio, 'unlock');
  const lazy = createLazyPlayer(bench.ports, load);
  return {
    ...bench,
    lazy,
    load,
    unlock,
    come: async () => {
      come();
      await flushPromises();
    },
    lose: async () => {
      lose();
      await flushPromises();
    },
  };
}

it('loads no code before the first command and shows an empty player', () => {
  const { lazy, load } = setUp({ defaults: { volume: 0.3 } });
  expect(lazy.snapshot.get()).toMatchObject({ status: 'idle', track: null, volume: 0.3 });
  expect(lazy.positionMs()).toBe(0);
  expect(load).not.toHaveBeenCalled();
});

it('runs queued commands in order after loading, and unlocks audio in the gesture itself', async () => {
  const { lazy, come, unlock } = setUp();
  lazy.playList([one], 0);
  expect(unlock).toHaveBeenCalledTimes(1);
  lazy.playNext([two]);
  lazy.setVolume(0.5);
  await come();
  expect(lazy.snapshot.get()).toMatchObject({ track: one, queue: [one, two], volume: 0.5 });
});

it('has the source of a list from the command on, so that its caller can append to it', async () => {
  const { lazy, come } = setUp();
  const source = { kind: 'recent', id: 'album' } as const;
  lazy.playList([one], 0, source);
  expect(lazy.snapshot.get().source).toEqual(source);
  lazy.enqueue([two]);
  await come();
  expect(lazy.snapshot.get()).toMatchObject({ source, queue: [one, two] });
});

it('mirrors all stores of the player after loading', async () => {
  const { lazy, come } = setUp();
  const heard = vi.fn();
  lazy.snapshot.subscribe(heard);
  lazy.playList([one, two], 0);
  await come();
  heard.mockClear();
  lazy.next();
  await flushPromises();
  expect(heard).toHaveBeenCalled();
  expect(lazy.snapshot.get().track).toBe(two);
});

it('fails when its code does not load, and runs all queued commands after the next play', async () => {
  const { lazy, load, lose, come } = setUp();
  lazy.playList([one], 0);
  await lose();
  expect(lazy.snapshot.get()).toMatchObject({ status: 'failed', error: { code: 'network', track: null } });
  lazy.play();
  expect(load).toHaveBeenCalledTimes(2);
  await come();
  expect(lazy.snapshot.get()).toMatchObject({ track: one, error: null });
});

it('ignores a failed preload', async () => {
  const { lazy, lose } = setUp();
  void lazy.preload();
  await lose();
  expect(lazy.snapshot.get()).toMatchObject({ status: 'idle', error: null });
});

it('loads no code when nothing is stored, and restores a stored queue', async () => {
  const storage = memoryStorage();
  const first = setUp({ storage });
  await first.lazy.restore();
  expect(first.load).not.toHaveBeenCalled();
  first.lazy.playList([one, two], 1);
  await first.come();
  first.lazy.dispose();
  await flushPromises();
  const again = setUp({ storage });
  const restored = again.lazy.restore();
  await flushPromises();
  await again.come();
  await restored;
  expect(again.lazy.snapshot.get()).toMatchObject({ status: 'paused', track: two });
});

it('keeps the music silent when a film starts before the code has loaded', async () => {
  const focus = createPlaybackFocus(null);
  const { lazy, come } = setUp({ focus });
  const focusHandle = lazy.joinFocus(() => undefined);
  lazy.playList([one], 0);
  focusHandle.claim();
  await come();
  expect(lazy.snapshot.get()).toMatchObject({ status: 'paused', track: one });
  focusHandle.leave();
});
