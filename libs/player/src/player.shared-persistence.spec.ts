import { describe, expect, it, vi } from 'vitest';
import { createPlaybackFocus, type PlaybackFocus } from './playback-focus.ts';
import { memoryStorage } from './ports/memory-storage.ts';
import type { PlayerStorage, StoredValues } from './ports/ports.ts';
import { buildTracks, flushPromises, setUpPlayer } from './testing.ts';
import { defaultSoundSettings } from './sound-settings/sound-settings.ts';

/** A storage shared by all pages of a browser; `writes` are the keys of each write that changed something. */
function sharedStorage() {
  const inner = memoryStorage();
  const writes: string[][] = [];
  const noted = (values: StoredValues): StoredValues => {
    if (Object.keys(values).length > 0) writes.push(Object.keys(values).sort());
    return structuredClone(values);
  };
  const storage: PlayerStorage = {
    read: inner.read,
    write: (values) => inner.write(noted(values)),
    update: (key, change) => inner.update(key, (value) => noted(change(value))),
  };
  return { storage, writes };
}

/** A page of a browser whose pages share the playback focus. */
function openPage(storage: PlayerStorage, focus: PlaybackFocus = createPlaybackFocus(null)) {
  const hide = vi.fn<() => void>();
  const lifecycle = {
    onHide(callback: () => void) {
      hide.mockImplementation(callback);
      return () => undefined;
    },
  };
  return { ...setUpPlayer({ storage, lifecycle, focus }), hide };
}
type Page = ReturnType<typeof openPage>;

const rest = async (...pages: Page[]): Promise<void> => {
  for (const { clock } of pages) clock.advance(3000);
  await flushPromises();
};

const found = async (storage: PlayerStorage) => {
  const { player } = openPage(storage);
  await player.restore();
  const { track, index, queue, mode, volume, rate } = player.snapshot.get();
  const { positionMs } = player.progress.get();
  return { id: track?.id, index, length: queue.length, positionMs, mode, volume, rate };
};

const [first, second] = [buildTracks(8), buildTracks(4).map((track) => ({ ...track, id: track.id + 100 }))];

async function twoPages() {
  const { storage, writes } = sharedStorage();
  const focus = createPlaybackFocus(null);
  const one = openPage(storage, focus);
  one.player.playList(first, 5);
  await flushPromises();
  one.audio.advance(40_000);
  await rest(one);
  const two = openPage(storage, focus);
  await two.player.restore();
  return { storage, writes, one, two };
}

describe('two pages of one browser', () => {
  it('writes nothing from a page that only restored a queue, also when it is hidden or closed', async () => {
    const { writes, two } = await twoPages();
    writes.length = 0;
    await rest(two);
    two.hide();
    two.player.dispose();
    await flushPromises();
    expect(writes).toEqual([]);
  });

  it('keeps queue and place of the page that played last when another page is closed', async () => {
    const { storage, one, two } = await twoPages();
    two.player.playList(second, 3);
    await flushPromises();
    expect(one.player.snapshot.get().status).toBe('paused');
    await rest(one, two);
    two.audio.advance(12_000);
    two.player.pause();
    await rest(two);
    one.hide();
    one.player.dispose();
    await flushPromises();
    expect(await found(storage)).toMatchObject({ id: 104, index: 3, length: 4, positionMs: 12_000 });
  });

  it('persists the page in which the queue plays on', async () => {
    const { storage, one, two } = await twoPages();
    two.player.playList(second, 3);
    await rest(one, two);
    one.player.play();
    await flushPromises();
    one.audio.advance(2000);
    await rest(one, two);
    two.hide();
    two.player.dispose();
    await flushPromises();
    expect(await found(storage)).toMatchObject({ id: 6, index: 5, length: 8, positionMs: 42_000 });
  });

  it('persists the page in which the user seeks, also when it is closed at once', async () => {
    const { storage, one, two } = await twoPages();
    one.player.pause();
    await rest(one);
    two.player.seek(90_000);
    two.hide();
    one.hide();
    await flushPromises();
    expect(await found(storage)).toMatchObject({ id: 6, index: 5, length: 8, positionMs: 90_000 });
  });

  it('leaves no places of closed pages', async () => {
    const { storage, one, two } = await twoPages();
    two.player.playList(second, 1);
    await rest(one, two);
    one.player.dispose();
    const three = openPage(storage);
    await three.player.restore();
    three.player.playList(first, 0);
    await rest(three);
    const places = [...(await storage.read()).keys()].filter((key) => key.startsWith('place'));
    expect(places).toHaveLength(1);
  });

  it('does not restore old values of other settings', async () => {
    const { storage, one, two } = await twoPages();
    one.player.setMode('list-loop');
    two.player.setVolume(0.3);
    one.player.setRate(1.5);
    await rest(one, two);
    expect(await found(storage)).toMatchObject({ mode: 'list-loop', volume: 0.3, rate: 1.5 });
  });

  it('keeps changes of different sound settings and presets of both pages', async () => {
    const { storage, one, two } = await twoPages();
    const { bands } = defaultSoundSettings;
    one.player.soundSettings.set({ ...defaultSoundSettings, own: [{ name: '一', bands }] });
    two.player.soundSettings.set({ ...defaultSoundSettings, mono: true, own: [{ name: '二', bands }] });
    one.player.soundSettings.set({ ...defaultSoundSettings, own: [] });
    await rest(one, two);
    const { player } = openPage(storage);
    await player.restore();
    expect(player.soundSettings.get()).toEqual({
      ...defaultSoundSettings,
      mono: true,
      own: [{ name: '二', bands }],
    });
  });
});

describe('values of an earlier release', () => {
  const earlier = {
    queue: { tracks: first, source: { kind: 'playlist', id: '7' } },
    place: { index: 2, positionMs: 30_000, run: 0 },
    order: null,
    settings: { mode: 'list-loop', volume: 0.3 },
    tone: { ...defaultSoundSettings, mono: true },
  };

  it('restores values of an earlier release, and does not rewrite them without a change', async () => {
    const { storage, writes } = sharedStorage();
    await storage.write(earlier);
    writes.length = 0;
    expect(await found(storage)).toMatchObject({
      id: 3,
      length: 8,
      positionMs: 30_000,
      mode: 'list-loop',
      volume: 0.3,
    });
    expect(writes).toEqual([]);
  });

  it('converts values of an earlier release to one record and single settings with the first change', async () => {
    const { storage } = sharedStorage();
    await storage.write(earlier);
    const page = openPage(storage);
    await page.player.restore();
    page.player.next();
    page.player.setRate(1.5);
    page.player.soundSettings.set({ ...defaultSoundSettings, mono: true, balance: 1 });
    await rest(page);
    const keys = [...(await storage.read()).keys()];
    expect(keys.filter((key) => key in earlier)).toEqual([]);
    expect(await found(storage)).toMatchObject({ id: 4, mode: 'list-loop', volume: 0.3, rate: 1.5 });
    const again = openPage(storage);
    await again.player.restore();
    expect(again.player.soundSettings.get()).toEqual({ ...defaultSoundSettings, mono: true, balance: 1 });
  });
});
