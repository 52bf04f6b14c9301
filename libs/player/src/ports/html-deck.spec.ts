import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeMediaElement } from '../testing/fake-media-element.ts';
import { neutralTone } from '../tone/tone.ts';
import type { DeckEvent } from './audio-port.ts';
import { createHtmlDeck } from './html-deck.ts';

/** Longer than the fade around pauses and jumps (html-deck.ts), ms. */
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
    tone: () => neutralTone,
    obeys: true,
    boost: () => undefined,
    changed: () => undefined,
    crosses: () => false,
  });
  return { element, deck, events };
}

/** A deck whose song sounds, with nothing reported yet since. */
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

describe('what a deck reports', () => {
  it('reports playing after a pause that was taken back while it faded: the element was never paused', async () => {
    const { element, deck, events } = await playing();
    deck.pause();
    await vi.advanceTimersByTimeAsync(FADE_MS / 3);
    deck.play();
    await vi.advanceTimersByTimeAsync(FADE_MS);
    expect(element.paused).toBe(false);
    expect(element.volume).toBe(1);
    expect(events).toContain('playing');
  });

  it('pauses when a jump comes while the pause still fades, and reports playing when asked to go on', async () => {
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

  it('reports playing once a jump has arrived, when play was asked for while it was under way', async () => {
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

  it('reports playing by the passing of time where the event itself was missed', async () => {
    const { element, deck, events } = setUp();
    deck.load('/song.mp3');
    deck.play();
    Object.assign(element, { readyState: 4, duration: 200 });
    element.tick(0.25);
    await vi.advanceTimersByTimeAsync(FADE_MS);
    expect(events).toContain('playing');
  });

  it('reports playing once for one play, however many signs of life follow', async () => {
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

  it('does not report playing while a paused song jumps', async () => {
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

describe('from a place', () => {
  it('plays on from the place although the element still sounds', async () => {
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
