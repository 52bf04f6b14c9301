import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeMediaElement } from '../testing/fake-media-element.ts';
import { defaultSoundSettings } from '../sound-settings/sound-settings.ts';
import type { DeckEvent } from './audio-port.ts';
import { createHtmlDeck } from './html-deck.ts';

/** Longer than the fade around pauses and seeks (html-deck.ts), ms. */
const FADE_MS = 60;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUp() {
  const element = new FakeMediaElement();
  const audio = element as unknown as HTMLAudioElement;
  const events: DeckEvent['type'][] = [];
  const deck = createHtmlDeck(audio, {
    emit: ({ type }) => events.push(type),
    elementFor: () => audio,
    tone: () => defaultSoundSettings,
    canSetVolume: true,
    boost: () => undefined,
    changed: () => undefined,
    crosses: () => false,
  });
  return { element, deck, events };
}

/** A deck that plays a track, with the event list emptied. */
async function playing() {
  const bench = setUp();
  bench.deck.load('/song.mp3');
  bench.deck.play();
  bench.element.arrive();
  await vi.advanceTimersByTimeAsync(FADE_MS);
  expect(bench.events).toContain('playing');
  bench.events.length = 0;
  return bench;
}

describe('events of a deck', () => {
  it('reports playing after a pause that was cancelled during its fade: the element was never paused', async () => {
    const { element, deck, events } = await playing();
    deck.pause();
    await vi.advanceTimersByTimeAsync(FADE_MS / 3);
    deck.play();
    await vi.advanceTimersByTimeAsync(FADE_MS);
    expect(element.paused).toBe(false);
    expect(element.volume).toBe(1);
    expect(events).toContain('playing');
  });

  it('pauses when a seek comes during the fade of the pause, and reports playing on resume', async () => {
    const { element, deck, events } = await playing();
    deck.pause();
    await vi.advanceTimersByTimeAsync(FADE_MS / 3);
    deck.seek(5000);
    await vi.advanceTimersByTimeAsync(FADE_MS);
    expect(element.paused).toBe(true);
    expect(deck.position()).toBe(5000);
    element.arrive();
    deck.play();
    await vi.advanceTimersByTimeAsync(FADE_MS);
    expect(events).toContain('playing');
    expect(element.volume).toBe(1);
  });

  it('reports playing once a seek has completed when play was called during it', async () => {
    const { element, deck, events } = await playing();
    deck.pause();
    deck.seek(5000);
    deck.play();
    await vi.advanceTimersByTimeAsync(FADE_MS);
    expect(element.seeking).toBe(true);
    expect(events).not.toContain('playing');
    element.arrive();
    await vi.advanceTimersByTimeAsync(FADE_MS);
    expect(events.filter((type) => type === 'playing')).toHaveLength(1);
    expect(element.volume).toBe(1);
  });

  it('reports playing by a timeupdate where the playing event was missed', async () => {
    const { element, deck, events } = setUp();
    deck.load('/song.mp3');
    deck.play();
    Object.assign(element, { readyState: 4, duration: 200 });
    element.tick(0.25);
    await vi.advanceTimersByTimeAsync(FADE_MS);
    expect(events).toContain('playing');
  });

  it('reports playing once per play, however many media events follow', async () => {
    const { element, events } = await playing();
    element.tick(0.25);
    element.tick(0.25);
    await vi.advanceTimersByTimeAsync(FADE_MS);
    expect(events).not.toContain('playing');
  });

  it('reports waiting, and playing again when data is there', async () => {
    const { element, events } = await playing();
    element.readyState = 2;
    element.dispatchEvent(new Event('waiting'));
    element.tick(0);
    await vi.advanceTimersByTimeAsync(FADE_MS);
    expect(events).toEqual(['waiting', 'timeupdate']);
    element.readyState = 4;
    element.dispatchEvent(new Event('canplay'));
    expect(events.at(-1)).toBe('playing');
  });

  it('does not report playing while a paused track seeks', async () => {
    const { element, deck, events } = await playing();
    deck.pause();
    await vi.advanceTimersByTimeAsync(FADE_MS);
    deck.seek(5000);
    element.arrive();
    await vi.advanceTimersByTimeAsync(FADE_MS);
    expect(events).not.toContain('playing');
    expect(element.paused).toBe(true);
  });
});

describe('play from a position', () => {
  it('plays from a position although the element is still playing', async () => {
    const { element, deck, events } = await playing();
    deck.play(30_000);
    await vi.advanceTimersByTimeAsync(FADE_MS);
    expect(element.currentTime).toBe(30);
    element.arrive();
    await vi.advanceTimersByTimeAsync(FADE_MS);
    expect(element.volume).toBe(1);
    expect(events).toContain('playing');
  });
});
