import { z } from 'zod';
import { creditRoles } from '../../entities/credits.ts';
import { libraryAlbumKinds } from '../../entities/music-library.ts';
import { byId, id, limit, none, offset, oneOf, optionalInteger, integer } from '../fields.ts';

const GENRE_MAX = 200;

/** Text of at most `GENRE_MAX` characters; anything else counts as absent. */
const genre = z
  .unknown()
  .optional()
  .transform((value) =>
    typeof value === 'string' && value !== '' && value.length <= GENRE_MAX ? value : undefined,
  );
/** A letter of an index in upper case, such as `CH`, or `#`; anything else counts as absent. */
const initial = z
  .unknown()
  .optional()
  .transform((value) => {
    const text = typeof value === 'string' ? value.toUpperCase() : '';
    return /^(?:\p{L}{1,3}|#)$/u.test(text) ? text : undefined;
  });
const kind = z
  .unknown()
  .optional()
  .transform((value) => libraryAlbumKinds.find((each) => each === value));
const role = z
  .unknown()
  .optional()
  .transform((value) => creditRoles.find((each) => each === value));
const number = optionalInteger(0, Number.MAX_SAFE_INTEGER);
const songFilter = { genre, decade: optionalInteger(0, 9990), libraryId: number };
const page = { limit: limit(60, 500), offset };

export const musicLibraryParams = {
  presence: none,
  overview: none,
  albums: z.object({
    order: oneOf('added', 'name', 'artist', 'year', 'plays', 'random'),
    seed: integer(0, 0, 1_000_000),
    artistId: number,
    kind,
    initial,
    ...songFilter,
    ...page,
  }),
  artists: z.object({
    order: oneOf('name', 'songs', 'plays'),
    role: oneOf('album', 'all', ...creditRoles),
    initial,
    ...songFilter,
    ...page,
  }),
  artist: byId,
  genres: none,
  songs: z.object({
    order: oneOf('added', 'name', 'artist', 'album', 'year', 'plays'),
    artistId: number,
    role,
    ...songFilter,
    limit: limit(100, 1000),
    offset,
  }),
  folders: z.object({
    id: id.optional(),
    deep: z
      .unknown()
      .optional()
      .transform((value) => String(value) === 'true'),
    limit: limit(500, 1000),
    offset,
  }),
  reasons: z.object({ kind: z.enum(['album', 'artist']), id }),
  libraries: none,
  playlistFiles: z.object({ limit: limit(20, 50), offset }),
  playlistFileImport: byId,
};
