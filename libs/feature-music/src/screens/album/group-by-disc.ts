import type { Track } from '@qingyin/contract';

/** Disc of an album with its songs. */
export interface Disc {
  /** from 1 */
  number: number;
  tracks: readonly Track[];
  /** number of songs on earlier discs */
  songsBefore: number;
}

/**
 * Groups the songs of an album by disc, in ascending order; the order within a disc is kept. Songs without a disc
 * number are on disc 1.
 */
export function groupByDisc(tracks: readonly Track[]): Disc[] {
  const discs = new Map<number, Track[]>();
  for (const track of tracks) {
    const number = Number.parseInt(track.disc, 10) || 1;
    const songs = discs.get(number);
    if (songs) songs.push(track);
    else discs.set(number, [track]);
  }
  let songsBefore = 0;
  return [...discs]
    .sort(([one], [other]) => one - other)
    .map(([number, songs]) => {
      const disc = { number, tracks: songs, songsBefore };
      songsBefore += songs.length;
      return disc;
    });
}
