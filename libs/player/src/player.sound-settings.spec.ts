import { expect, it } from 'vitest';
import { memoryStorage } from './ports/memory-storage.ts';
import type { Loudness } from './sound-settings/loudness-normalization.ts';
import { defaultSoundSettings } from './sound-settings/sound-settings.ts';
import { buildTrack } from './testing/build-track.ts';
import { flushPromises } from './testing/flush-promises.ts';
import { setUpPlayer } from './testing/set-up-player.ts';

const loud: Loudness = { loudness: -8, truePeak: 0 };
const soft: Loudness = { loudness: -25, truePeak: -9 };
const album = { id: 7, name: '专辑', picUrl: '' };
const neighbours = [1, 2, 3].map((id) => buildTrack({ id, album, no: id }));

it('applies and persists sound settings', async () => {
  const storage = memoryStorage();
  const { player, audio, clock } = setUpPlayer({ storage });
  player.soundSettings.set({ ...defaultSoundSettings, even: 'album', mono: true });
  expect(audio.toned).toMatchObject({ even: 'album', mono: true });
  clock.advance(1000);
  await flushPromises();
  const next = setUpPlayer({ storage });
  await next.player.restore();
  expect(next.player.soundSettings.get()).toEqual({ ...defaultSoundSettings, even: 'album', mono: true });
  expect(next.audio.toned).toMatchObject({ even: 'album', mono: true });
});

it('keeps settings that were changed before the stored ones were read', async () => {
  const storage = memoryStorage();
  await storage.write({ tone: { ...defaultSoundSettings, mono: true } });
  const { player } = setUpPlayer({ storage });
  player.soundSettings.set({ ...defaultSoundSettings, balance: 1 });
  await player.restore();
  expect(player.soundSettings.get()).toEqual({ ...defaultSoundSettings, balance: 1 });
});

it('uses the defaults where something else was stored', async () => {
  const storage = memoryStorage();
  await storage.write({ tone: 'loud' });
  const { player } = setUpPlayer({ storage });
  await player.restore();
  expect(player.soundSettings.get()).toEqual(defaultSoundSettings);
});

it('passes the measured loudness of its track to each deck', async () => {
  const { player, audio, urlRequests } = setUpPlayer({ manual: true });
  player.playList([buildTrack({ id: 1 }), buildTrack({ id: 2 })]);
  urlRequests[0]?.answer({ measured: loud });
  await flushPromises();
  expect(audio.state[0].measured).toBe(loud);
  audio.advance(190_000);
  urlRequests[1]?.answer({ measured: soft });
  await flushPromises();
  expect([audio.state[0].measured, audio.state[1].measured]).toEqual([loud, soft]);
});

it('passes the loudness of an appended track too', async () => {
  const { player, audio, urlRequests } = setUpPlayer({ manual: true });
  player.playList(neighbours);
  urlRequests[0]?.answer({ measured: loud, sound: {} });
  await flushPromises();
  audio.advance(190_000);
  urlRequests[1]?.answer({ measured: soft, sound: {} });
  await flushPromises();
  audio.finish();
  expect(audio.sounding).toBe(0);
  expect(audio.state[0].measured).toBe(soft);
});
