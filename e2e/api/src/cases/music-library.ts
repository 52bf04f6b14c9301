import { type Case } from './case.ts';
import { id, UNKNOWN } from './demo.ts';

/** Cases of the music libraries; the demo data has none, so that lists are empty (docs/api-extensions.md). */
export const musicLibraryCases: Record<string, Case> = {
  'musicLibrary.presence': { params: {}, requiredPath: 'any' },
  'musicLibrary.overview': { params: {}, requiredPath: 'totals.songs' },
  'musicLibrary.albums': {
    params: { order: 'name', limit: 5 },
    requiredPath: 'total',
    otherParams: [
      {},
      { order: 'random', seed: 5, offset: 99 },
      { order: 'plays', genre: 'jazz', decade: 1990, kind: 'live', initial: '#', libraryId: 1, artistId: 9 },
      { order: 'size', genre: 'x'.repeat(500), decade: 'old', kind: '%', initial: '??', libraryId: -1 },
    ],
  },
  'musicLibrary.artists': {
    params: { limit: 5 },
    requiredPath: 'total',
    otherParams: [
      { order: 'songs', role: 'all' },
      { order: 'plays', initial: 'B', decade: 1990, genre: 'jazz', libraryId: 1 },
    ],
  },
  'musicLibrary.artist': { params: id(1206), requiredPath: 'artist.name', refused: [[id(UNKNOWN), 404]] },
  'musicLibrary.reasons': {
    params: { kind: 'album', id: 1206 },
    requiredPath: 'data',
    testedInTagCorrections: true,
    refused: [
      [{ kind: 'album', id: UNKNOWN }, 404],
      [{ kind: 'song', id: 1 }, 400],
      [{ kind: 'artist', id: 'x' }, 400],
    ],
  },
  'musicLibrary.genres': { params: {}, requiredPath: 'genres' },
  'musicLibrary.songs': {
    params: { order: 'album', limit: 5 },
    requiredPath: 'total',
    otherParams: [
      { order: 'plays', genre: 'jazz', decade: 1990, artistId: 9, libraryId: 1 },
      { artistId: 9, role: 'composer' },
      { artistId: 9, role: "composer' or 1=1 --" },
      { order: 'artist', offset: 9999 },
      { order: 'year' },
      { order: 'name' },
    ],
  },
  'musicLibrary.folders': {
    params: {},
    requiredPath: 'total',
    otherParams: [{ deep: true }],
    refused: [[id(UNKNOWN), 404]],
  },
  'musicLibrary.libraries': { params: {}, requiredPath: 'libraries' },
  'musicLibrary.playlistFiles': {
    params: {},
    requiredPath: 'total',
    personal: true,
    otherParams: [
      { limit: 99, offset: 5 },
      { limit: 'x', offset: -1 },
    ],
  },
  'musicLibrary.playlistFileImport': {
    params: { id: 1 },
    requiredPath: 'id',
    personal: true,
    testedInMusicLibraries: true,
    refused: [
      [id(UNKNOWN), 404],
      [{ id: '../../etc/passwd' }, 400],
      [{ id: '1 or 1=1' }, 400],
    ],
  },
};
