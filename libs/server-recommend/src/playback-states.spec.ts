import { expect, it } from 'vitest';
import { heardQueue } from './playback-states.ts';

const state = { queue: [1, 2, 3, 2], index: 1, position: 5000 };

it('keeps the current song and its position when other songs are left out', () => {
  expect(heardQueue(state, (id) => id !== 1)).toEqual({ queue: [2, 3, 2], index: 0, position: 5000 });
  expect(heardQueue({ ...state, index: 3 }, (id) => id !== 1)).toMatchObject({ index: 2, position: 5000 });
});

it('goes on with the next song from its beginning when the current one is left out', () => {
  expect(heardQueue(state, (id) => id !== 2)).toEqual({ queue: [1, 3], index: 1, position: 0 });
});

it('goes back to the last song when none follows', () => {
  expect(heardQueue({ ...state, index: 3 }, (id) => id !== 2)).toMatchObject({ index: 1, position: 0 });
});

it('is empty when no song may be heard', () => {
  expect(heardQueue(state, () => false)).toEqual({ queue: [], index: 0, position: 0 });
});
