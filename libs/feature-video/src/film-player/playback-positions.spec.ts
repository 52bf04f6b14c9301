import { describe, expect, it } from 'vitest';
import { positionOf, parsePlaybackPositions, withPosition } from './playback-positions.ts';

describe('stored positions of films', () => {
  it('are kept until the film was watched to its end', () => {
    const places = withPosition([], 'mv-1', 30_400.6, 60_000);
    expect(positionOf(places, 'mv-1')).toBe(30_401);
    expect(positionOf(places, 'video-1')).toBe(0);
    expect(positionOf(withPosition(places, 'mv-1', 57_000, 60_000), 'mv-1')).toBe(0);
  });

  it('are not stored for a film that was only opened briefly', () => {
    expect(withPosition([], 'mv-1', 4000, 60_000)).toEqual([]);
    // A film shorter than both margins is never stored.
    expect(withPosition([], 'mv-1', 5000, 9000)).toEqual([]);
  });

  it('are limited to 200 films; the oldest is dropped first', () => {
    let places = parsePlaybackPositions(undefined);
    for (let film = 0; film < 201; film++)
      places = withPosition(places, `mv-${String(film)}`, 10_000, 60_000);
    expect(places).toHaveLength(200);
    expect(positionOf(places, 'mv-0')).toBe(0);
    // An update makes it the newest.
    places = withPosition(places, 'mv-1', 20_000, 60_000);
    expect(places.at(-1)).toEqual(['mv-1', 20_000]);
  });

  it('ignore invalid persisted data', () => {
    expect(
      parsePlaybackPositions([['mv-1', 9], ['mv-2', -1], ['mv-3', Number.NaN], 'x', [4, 5], null]),
    ).toEqual([['mv-1', 9]]);
    expect(parsePlaybackPositions({ 'mv-1': 9 })).toEqual([]);
  });
});
