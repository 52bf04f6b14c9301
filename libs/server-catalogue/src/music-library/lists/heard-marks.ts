import type { Viewer } from '../../song-access.ts';
import type { SongFilter } from '../heard-songs.ts';
import type { CatalogueSnapshot } from './catalogue-snapshot.ts';
import { remember } from './remember.ts';

/** Marks the songs that a viewer hears and that a filter lets through with 1; the rule is that of `isHeard`. */
export function heardMarks(
  snapshot: CatalogueSnapshot,
  { libraries: heardLibraries }: Viewer,
  { genre, libraryId }: SongFilter = {},
): Uint8Array {
  const compute = (): Uint8Array => {
    const { present, open, byLibrary, byGenre } = snapshot.songs;
    const libraries = heardLibraries.filter((id) => libraryId === undefined || id === libraryId);
    const heard = open.slice();
    for (const id of libraries) for (const song of byLibrary.get(id) ?? []) heard[song] = 1;
    let marks: Uint8Array = heard.map((mark, song) => mark & (present[song] ?? 0));
    if (libraryId !== undefined) marks = only(marks, byLibrary.get(libraryId));
    return genre === undefined ? marks : only(marks, byGenre.get(genre));
  };
  // Any text can be asked for; marks of unknown genres would push out those that are used.
  if (genre !== undefined && !snapshot.songs.byGenre.has(genre))
    return new Uint8Array(snapshot.songs.ids.length);
  const key = `marks ${JSON.stringify([heardLibraries, genre, libraryId])}`;
  return remember(snapshot, key, compute, (marks) => marks.byteLength);
}

function only(marks: Uint8Array, songs: Int32Array | undefined): Uint8Array {
  const rest = new Uint8Array(marks.length);
  for (const song of songs ?? []) rest[song] = marks[song] ?? 0;
  return rest;
}

/** The heard songs of each album. */
export interface HeardAlbums {
  /** number of songs by album */
  sizes: Int32Array;
  /** ms by album */
  durations: Float64Array;
}

/** Adds up the songs of each album that a viewer hears and that a filter lets through. */
export function heardAlbums(
  snapshot: CatalogueSnapshot,
  viewer: Viewer,
  filter: SongFilter = {},
): HeardAlbums {
  const compute = (): HeardAlbums => {
    const { albums, durationsMs } = snapshot.songs;
    const sizes = new Int32Array(snapshot.albums.ids.length);
    const durations = new Float64Array(sizes.length);
    heardMarks(snapshot, viewer, filter).forEach((mark, song) => {
      const album = albums[song] ?? -1;
      if (mark === 0 || album === -1) return;
      sizes[album] = (sizes[album] ?? 0) + 1;
      durations[album] = (durations[album] ?? 0) + (durationsMs[song] ?? 0);
    });
    return { sizes, durations };
  };
  if (filter.genre !== undefined && !snapshot.songs.byGenre.has(filter.genre)) return compute();
  const key = `albums ${JSON.stringify([viewer.libraries, filter.genre, filter.libraryId])}`;
  return remember(snapshot, key, compute, ({ sizes }) => sizes.length * 12);
}

/** Numbers of the songs that a viewer hears by the folder of their files; folders without any are missing. */
export function heardFolderSizes(snapshot: CatalogueSnapshot, viewer: Viewer): ReadonlyMap<number, number> {
  const compute = (): Map<number, number> => {
    const heard = heardMarks(snapshot, viewer);
    const sizes = new Map<number, number>();
    for (const [folder, songs] of snapshot.songs.byFolder) {
      let size = 0;
      for (const song of songs) size += heard[song] ?? 0;
      if (size > 0) sizes.set(folder, size);
    }
    return sizes;
  };
  return remember(snapshot, `folders ${JSON.stringify(viewer.libraries)}`, compute, ({ size }) => size * 40);
}
