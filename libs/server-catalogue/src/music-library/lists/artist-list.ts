import { type CreditRole, creditRoles } from '@qingyin/contract';
import type { Viewer } from '../../song-access.ts';
import type { SongFilter } from '../heard-songs.ts';
import type { CatalogueSnapshot } from './catalogue-snapshot.ts';
import { heardAlbums, heardMarks } from './heard-marks.ts';
import { isInDecade } from './song-list.ts';
import { rankNumbers, stableOrder } from './stable-order.ts';

/** `album`: artists of albums; `all`: of songs too; a role in credits: artists who have it in a song. */
export type ArtistRole = 'album' | 'all' | CreditRole;

export interface ArtistFilter extends SongFilter {
  role: ArtistRole;
  /** first year of a decade, of albums */
  decade?: number | undefined;
  initial?: string | undefined;
}

/** Artists with at least one album, or song, in their role that the viewer hears, in the order of their names. */
export function artistList(
  snapshot: CatalogueSnapshot,
  viewer: Viewer,
  { role, decade, initial, ...filter }: ArtistFilter,
): Int32Array {
  const { artists, albums, songs } = snapshot;
  const { sizes } = heardAlbums(snapshot, viewer, filter);
  const heard = heardMarks(snapshot, viewer, filter);
  const hasAlbum = (id: number): boolean =>
    (albums.byArtist.get(id) ?? NONE).some(
      (album) => (sizes[album] ?? 0) > 0 && isInDecade(albums.years[album] ?? 0, decade),
    );
  const hasSong = (id: number): boolean =>
    songsOfArtist(snapshot, id, role).some(
      (song) => heard[song] === 1 && isInDecade(albums.years[songs.albums[song] ?? -1] ?? 0, decade),
    );
  return artists.byName.filter((artist) => {
    const id = artists.ids[artist] ?? 0;
    if (initial !== undefined && snapshot.initials[artists.initials[artist] ?? 0] !== initial) return false;
    if (isCreditRole(role)) return hasSong(id);
    return hasAlbum(id) || (role === 'all' && hasSong(id));
  });
}

const NONE = new Int32Array();

const isCreditRole = (role: ArtistRole): role is CreditRole => role !== 'album' && role !== 'all';

/** Songs of an artist, or those in which the artist has a role in the credits. */
export const songsOfArtist = ({ songs }: CatalogueSnapshot, id: number, role: ArtistRole): Int32Array =>
  (isCreditRole(role) ? songs.byCredit.get(role)?.get(id) : songs.byArtist.get(id)) ?? NONE;

/** Roles that artists have in the credits of songs that the viewer hears. */
export function heardRoles(snapshot: CatalogueSnapshot, viewer: Viewer): CreditRole[] {
  const heard = heardMarks(snapshot, viewer);
  return creditRoles.filter((role) =>
    [...(snapshot.songs.byCredit.get(role)?.values() ?? [])].some((songs) =>
      songs.some((song) => heard[song] === 1),
    ),
  );
}

/** Sorts artists by a number, the greatest first; equal ones keep their order. */
export const artistsBy = (
  { artists }: CatalogueSnapshot,
  list: Int32Array,
  numberOf: (id: number) => number,
): Int32Array => stableOrder(list, rankNumbers(Float64Array.from(artists.ids, numberOf)), true);

/** Numbers of the albums and songs of an artist in a role that the viewer hears; in a role of credits without albums. */
export function countOfArtist(
  snapshot: CatalogueSnapshot,
  viewer: Viewer,
  id: number,
  role: ArtistRole,
): { albums: number; songs: number } {
  const { sizes } = heardAlbums(snapshot, viewer);
  const heard = heardMarks(snapshot, viewer);
  const albums = isCreditRole(role) ? NONE : (snapshot.albums.byArtist.get(id) ?? NONE);
  return {
    albums: albums.filter((album) => (sizes[album] ?? 0) > 0).length,
    songs: songsOfArtist(snapshot, id, role).filter((song) => heard[song] === 1).length,
  };
}
