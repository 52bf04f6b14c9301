import { z } from 'zod';
import { bitrateLimits } from '../../bitrate-limits.ts';
import { qualityLevels } from '../../entities/song.ts';
import { artistsParams, browsingParams } from './browsing.ts';
import {
  byId,
  id,
  ids,
  limit,
  lyricText,
  none,
  offset,
  oneOf,
  optionalText,
  idOrder,
  page,
  integer,
  optionalInteger,
  requiredText,
} from '../fields.ts';

/** Longest list of codecs, UTF-16 units. */
const CODECS_MAX = 100;
const level = oneOf(...qualityLevels);
/** Names of codecs, separated by commas; undefined: not given. */
const codecs = z
  .string()
  .optional()
  .transform((list) => list?.slice(0, CODECS_MAX).toLowerCase().split(','));
/** The highest limit that is not above a bit rate in kbit/s; undefined: not given. */
const maxKbps = optionalInteger(Math.min(...bitrateLimits), Number.MAX_SAFE_INTEGER).transform((kbps) =>
  bitrateLimits.find((limit) => kbps !== undefined && limit <= kbps),
);
const KEYWORDS_MAX = 200;
const NAME_MAX = 200;
const LISTEN_MAX = 64;
const DAY_S = 86_400;
/** Plays longer ago are recorded with this age. */
const LATEST_S = 60 * DAY_S;
/** Versions are numbered from 0, the original. */
const version = id;
const search = z.object({ keywords: requiredText(KEYWORDS_MAX), type: integer(1, 0, 9999), ...page(30) });

export const musicParams = {
  ...artistsParams,
  ...browsingParams,
  songDownloadUrlV1: z.object({ id, level }),
  download: z.object({ ids: idOrder, level, name: optionalText(NAME_MAX) }),
  banner: none,
  personalized: z.object({ limit: limit(30, 100) }),
  personalizedNewsong: z.object({ limit: limit(10, 100) }),
  personalizedMv: none,
  privateContent: none,
  recommendResource: none,
  recommendSongs: none,
  playlistDetail: z.object({ id, s: integer(8, 0, 100) }),
  playlistTracks: z.object({ id, limit: limit(1000, 1000), offset }),
  playlistSubscribers: z.object({ id, ...page(20) }),
  playlistRelated: byId,
  playlistSubscribe: z.object({ id, t: integer(2, 0, 2) }),
  playlistUpdatePlaycount: byId,
  playlistTracksChange: z.object({ op: z.enum(['add', 'del']), pid: id, tracks: ids }),
  songDetail: z.object({ ids }),
  songUrl: z.object({ id: ids, level, plays: codecs, maxKbps }),
  songUrlByRate: z.object({ id: ids, br: integer(999_000, 0, 10_000_000) }),
  checkMusic: byId,
  lyric: byId,
  lyricPlain: byId,
  lyricVersions: byId,
  lyricVersion: z.object({ id, version }),
  lyricSave: z.object({ id, lyric: lyricText, base: version }),
  lyricRevert: z.object({ id, version, base: version }),
  scrobble: z.object({
    id,
    sourceid: integer(0, 0, Number.MAX_SAFE_INTEGER),
    time: integer(0, 0, DAY_S),
    listen: optionalText(LISTEN_MAX).transform((name) => name || undefined),
    ago: integer(0, 0, LATEST_S),
  }),
  album: byId,
  artists: byId,
  toplist: none,
  toplistDetail: none,
  searchSuggest: z.object({ keywords: requiredText(KEYWORDS_MAX), type: oneOf('', 'mobile') }),
  searchDefault: none,
  searchHot: none,
  searchHotPlain: none,
  searchMultimatch: z.object({ keywords: requiredText(KEYWORDS_MAX) }),
  search,
  cloudsearch: search,
};
