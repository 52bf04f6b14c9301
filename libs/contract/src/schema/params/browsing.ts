import { z } from 'zod';
import { byId, id, limit, none, offset, oneOf, optionalInteger, page, integer } from '../fields.ts';

const LETTERS = { first: 65, last: 90 };
const HOT = -1;
const CAT_MAX = 40;
/** Spellings of "all" that clients send (docs/specification/contract/serving-other-clients.md). */
const ALL = new Set(['', 'all', '全部', '全部歌单']);

/** One of the contract's numbers; any other value becomes the first. */
const oneOfNumbers = <const T extends readonly [number, ...number[]]>(...numbers: T) =>
  z
    .unknown()
    .optional()
    .transform(
      (value): T[number] => numbers.find((number) => String(number) === String(value)) ?? numbers[0],
    );

/**
 * Initial of artists: -1 = hot, `#` or a capital letter; letters may also be sent as character codes
 * (docs/specification/contract/discover.md#singers).
 */
const initial = z
  .unknown()
  .optional()
  .transform((value): string | typeof HOT => {
    const said = String(value ?? HOT).trim();
    if (/^[a-z]$/i.test(said)) return said.toUpperCase();
    if (said === '0' || said === '#') return '#';
    const code = Number(said);
    return code >= LETTERS.first && code <= LETTERS.last ? String.fromCharCode(code) : HOT;
  });

/** Case-insensitive, because one client sends lower case. */
const albumArea = z
  .unknown()
  .optional()
  .transform((value) => {
    const said = String(value ?? '').toUpperCase();
    return (['ALL', 'ZH', 'EA', 'KR', 'JP'] as const).find((area) => area === said) ?? 'ALL';
  });

/** Name of a tag; undefined = all. */
const cat = z
  .unknown()
  .optional()
  .transform((value) => {
    const said = String(value ?? '').trim();
    return ALL.has(said.toLowerCase()) ? undefined : said.slice(0, CAT_MAX);
  });

export const artistsParams = {
  artistList: z.object({
    type: oneOfNumbers(1, -1, 2, 3),
    area: oneOfNumbers(-1, 7, 96, 8, 16, 0),
    initial,
    ...page(30),
  }),
  topArtists: z.object(page(50)),
  toplistArtist: z.object({ type: oneOfNumbers(1, 2, 3, 4) }),
  artistDetail: byId,
  artistDetailDynamic: byId,
  artistTopSong: byId,
  artistSongs: z.object({ id, order: oneOf('hot', 'time'), ...page(100) }),
  artistAlbum: z.object({ id, ...page(30) }),
  artistMv: z.object({ id, ...page(30) }),
  artistDesc: byId,
  artistFans: z.object({ id, ...page(20) }),
  artistFollowCount: byId,
};

export const browsingParams = {
  songMusicDetail: byId,
  songRedCount: byId,
  songDynamicCover: byId,
  songWikiSummary: byId,
  albumDetailDynamic: byId,
  albumNew: z.object({ area: albumArea, ...page(30) }),
  albumNewest: none,
  topAlbum: z.object({
    area: albumArea,
    type: oneOf('new', 'hot'),
    year: optionalInteger(1900, 2200),
    month: optionalInteger(1, 12),
    ...page(50),
  }),
  topSong: z.object({ type: oneOfNumbers(0, 7, 96, 8, 16) }),
  playlistCatlist: none,
  playlistHot: none,
  topPlaylist: z.object({ cat, order: oneOf('hot', 'new'), limit: limit(50), offset }),
  playlistHighqualityTags: none,
  topPlaylistHighquality: z.object({
    cat,
    limit: limit(50),
    before: integer(0, 0, Number.MAX_SAFE_INTEGER),
  }),
};
