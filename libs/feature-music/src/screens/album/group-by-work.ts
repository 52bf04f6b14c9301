import type { LibraryWork, Track } from '@qingyin/contract';

/** Songs of a disc that follow each other: the movements of a work, or songs of no work. */
export interface WorkSegment {
  /** null: songs of no work */
  work: LibraryWork | null;
  tracks: readonly Track[];
  /** index of the first song on the disc */
  start: number;
}

/** Parts the songs of a disc by work; the order is kept. */
export function groupByWork(tracks: readonly Track[], works: readonly LibraryWork[]): WorkSegment[] {
  const workOf = new Map(works.flatMap((work) => work.movements.map(({ id }) => [id, work])));
  const segments: (WorkSegment & { tracks: Track[] })[] = [];
  tracks.forEach((track, start) => {
    const work = workOf.get(track.id) ?? null;
    const last = segments.at(-1);
    if (last?.work === work) last.tracks.push(track);
    else segments.push({ work, tracks: [track], start });
  });
  return segments;
}

/** Names of movements by the titles of their songs; titles of several songs are left out. */
export function movementNames(work: LibraryWork, tracks: readonly Track[]): ReadonlyMap<string, string> {
  const titles = new Map(tracks.map(({ id, name }) => [id, name]));
  const names = new Map<string, string>();
  for (const { id, name } of work.movements) {
    const title = titles.get(id) ?? '';
    const isUnique = tracks.filter((track) => track.name === title).length === 1;
    if (name !== '' && isUnique) names.set(title, name);
  }
  return names;
}
