import { z } from 'zod';
import type {
  LibraryAlbum,
  LibraryArtist,
  LibraryArtistRole,
  LibraryDecade,
  LibraryEdition,
  LibraryFolder,
  LibraryGenre,
  LibraryInitial,
  LibraryName,
  LibraryPlaylistFile,
  LibraryWork,
} from '../../entities/music-library.ts';
import { creditRoles } from '../../entities/credits.ts';
import { libraryAlbumKinds } from '../../entities/music-library.ts';
import { libraryReason } from './library-reason.ts';
import { songWithPrivilege } from './songs.ts';
import { address, anyText, count, id, name, ok, strictShape, time } from './values.ts';

const libraryAlbum = strictShape<LibraryAlbum>()({
  id,
  name,
  picUrl: address,
  artist: z.strictObject({ id, name }),
  kind: z.enum(libraryAlbumKinds),
  year: count,
  size: id,
  duration: count,
  addTime: z.union([z.literal(0), time]),
});
export const libraryEdition = libraryAlbum.extend({
  releaseYear: count,
} satisfies Record<Exclude<keyof LibraryEdition, keyof LibraryAlbum>, z.ZodType>);
const artistRef = z.strictObject({ id, name });
export const libraryWork = strictShape<LibraryWork>()({
  name,
  composers: z.array(artistRef),
  movements: z.array(z.strictObject({ id, name: anyText, no: count })).min(2),
});
const artistRole = strictShape<LibraryArtistRole>()({ role: z.enum(creditRoles), musicSize: id });
const artist = strictShape<LibraryArtist>()({
  id,
  name,
  picUrl: address,
  albumSize: count,
  musicSize: count,
});
const genre = strictShape<LibraryGenre>()({
  key: name,
  name,
  musicSize: id,
  albumSize: count,
  picUrl: address,
});
const decade = strictShape<LibraryDecade>()({ decade: z.int().multipleOf(10), albumSize: id });
const initial = strictShape<LibraryInitial>()({
  initial: z.string().regex(/^(?:\p{L}{1,3}|#)$/u),
  count: id,
});
const folder = strictShape<LibraryFolder>()({ id, name: anyText, musicSize: count });
const playedAlbum = z.strictObject({ album: libraryAlbum, playCount: id });
const albums = z.array(libraryAlbum);
const libraryName = strictShape<LibraryName>()({ id, name: anyText });
const playlistFile = strictShape<LibraryPlaylistFile>()({
  id,
  name,
  folder: anyText,
  entries: count,
  found: count,
});

/** Answers about the server's music libraries (docs/api-extensions.md). */
export const musicLibraryAnswers = {
  presence: z.strictObject({ code: ok, any: z.boolean() }),
  overview: z.strictObject({
    code: ok,
    any: z.boolean(),
    totals: z.strictObject({ songs: count, albums: count, artists: count, duration: count }),
    recentAlbums: albums.max(20),
    topSongs: z.array(z.strictObject({ song: songWithPrivilege, playCount: id })),
    topAlbums: z.array(playedAlbum),
    rediscover: z.array(playedAlbum),
    genres: z.array(genre),
    decades: z.array(decade),
  }),
  albums: z.strictObject({ code: ok, albums, total: count, initials: z.array(initial) }),
  artists: z.strictObject({
    code: ok,
    artists: z.array(artist),
    total: count,
    initials: z.array(initial),
    roles: z.array(z.enum(creditRoles)),
  }),
  artist: z.strictObject({
    code: ok,
    artist: z.strictObject({ id, name, picUrl: address }),
    albums,
    singles: albums,
    compilations: albums,
    live: albums,
    appearsOn: albums,
    roles: z.array(artistRole),
  }),
  genres: z.strictObject({ code: ok, genres: z.array(genre), decades: z.array(decade) }),
  songs: z.strictObject({
    code: ok,
    songs: z.array(songWithPrivilege),
    total: count,
    duration: count,
    initials: z.array(initial),
  }),
  folders: z.strictObject({
    code: ok,
    path: z.array(folder),
    folders: z.array(folder),
    songs: z.array(songWithPrivilege),
    total: count,
  }),
  reasons: z.strictObject({ code: ok, data: z.array(libraryReason) }),
  libraries: z.strictObject({ code: ok, libraries: z.array(libraryName) }),
  playlistFiles: z.strictObject({ code: ok, files: z.array(playlistFile), total: count }),
  playlistFileImport: z.strictObject({ code: ok, id, name, count, missing: count }),
};
