import { buildTracks, setUpPlayer } from '@qingyin/player/testing';
import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fakeAnimations } from '../testing/fake-animations.ts';
import { flushPending, renderWithPlayer } from '../testing/render-with-player.tsx';
import { TimeText } from './TimeText.tsx';
import AnimatedTimeText from './AnimatedTimeText.tsx';

let fake: ReturnType<typeof fakeAnimations>;
beforeEach(() => {
  fake = fakeAnimations();
});
afterEach(() => fake.restore());

const turns = () => [...fake.running].map(({ duration }) => duration);
const beginnings = () => [...new Set([...fake.running].map(({ startTime }) => startTime))];
const shown = () => document.body.textContent;

async function playing(part: ReactNode, durationMs = 200_000) {
  const bench = setUpPlayer();
  bench.audio.durationMs = durationMs;
  renderWithPlayer(part, bench);
  act(() => bench.player.playList(buildTracks(1)));
  await flushPending();
  return bench;
}

it('renders text that changes every second', async () => {
  const { audio } = await playing(<TimeText />);
  act(() => audio.advance(61_000));
  expect(shown()).toBe('1:01 / 3:20');
  expect(turns()).toEqual([]);
});

it('animates a wheel for each digit, all started at the beginning of the track', async () => {
  const { audio } = await playing(<AnimatedTimeText pace={1} />);
  expect(shown()).toBe(': / 3:20');
  // The last digit first: seconds, tens of seconds, minutes.
  expect(turns()).toEqual([10_000, 60_000, 600_000]);
  expect(beginnings()).toEqual([10_000]);
  act(() => audio.advance(60));
  expect(beginnings()).toEqual([10_000]);
});

it('follows a seek', async () => {
  const { player } = await playing(<AnimatedTimeText pace={1} />);
  act(() => player.seek(90_000));
  expect(beginnings()).toEqual([-80_000]);
});

it('renders another wheel, blank, shortly before it is needed', async () => {
  const { player } = await playing(<AnimatedTimeText pace={1} />, 3_700_000);
  act(() => player.seek(599_000));
  expect(turns()).toHaveLength(3);
  act(() => player.seek(599_500));
  expect(turns()).toHaveLength(4);
  expect(document.querySelector('[data-figures]')?.getAttribute('data-figures')).toBe(' \n1\n2\n3\n4\n5');
});

it('renders another wheel when the position has another digit', async () => {
  const { player } = await playing(<AnimatedTimeText pace={2} />, 3_700_000);
  act(() => player.seek(600_000));
  expect(turns()).toEqual([5000, 30_000, 300_000, 1_800_000]);
  act(() => player.seek(3_600_000));
  expect(turns()).toEqual([5000, 30_000, 300_000, 1_800_000, 18_000_000]);
  expect(shown()).toBe(':: / 1:01:40');
});
