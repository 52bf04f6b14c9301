import { describe, expect, it } from 'vitest';
import { placeOf, readPlaces, withPlace } from './place-memory.ts';

describe('the place in a film', () => {
  it('is kept, and counts until the film is seen', () => {
    const places = withPlace([], 'mv-1', 30_400.6, 60_000);
    expect(placeOf(places, 'mv-1')).toBe(30_401);
    expect(placeOf(places, 'video-1')).toBe(0);
    expect(placeOf(withPlace(places, 'mv-1', 57_000, 60_000), 'mv-1')).toBe(0);
  });

  it('is none where somebody only looked in', () => {
    expect(withPlace([], 'mv-1', 4000, 60_000)).toEqual([]);
    // A film shorter than both ends has none at all.
    expect(withPlace([], 'mv-1', 5000, 9000)).toEqual([]);
  });

  it('of two hundred films is kept, the oldest goes first', () => {
    let places = readPlaces(undefined);
    for (let film = 0; film < 201; film++) places = withPlace(places, `mv-${String(film)}`, 10_000, 60_000);
    expect(places).toHaveLength(200);
    expect(placeOf(places, 'mv-0')).toBe(0);
    // Seen again, it is the newest.
    places = withPlace(places, 'mv-1', 20_000, 60_000);
    expect(places.at(-1)).toEqual(['mv-1', 20_000]);
  });

  it('is read only as far as it makes sense', () => {
    expect(readPlaces([['mv-1', 9], ['mv-2', -1], ['mv-3', Number.NaN], 'x', [4, 5], null])).toEqual([
      ['mv-1', 9],
    ]);
    expect(readPlaces({ 'mv-1': 9 })).toEqual([]);
  });
});
