import { z } from 'zod';
import { qualityLevels } from './entities/song.ts';
import { id, ids, limit, offset, oneOf, secret, unlessFalse, whole, words } from './schema/fields.ts';

const none = z.object({});
const byId = z.object({ id });
const page = (fallback: number) => ({ limit: limit(fallback), offset });
const comments = z.object({ id, ...page(20), before: whole(0, 0, Number.MAX_SAFE_INTEGER) });
const level = oneOf(...qualityLevels);
const passwords = {
  password: secret.optional(),
  md5_password: z
    .string()
    .regex(/^[0-9a-f]{32}$/i)
    .optional(),
};
const KEYWORDS_MAX = 200;
const NAME_MAX = 40;
const search = z.object({ keywords: words(KEYWORDS_MAX), type: whole(1, 0, 9999), ...page(30) });

/**
 * What each endpoint takes, by the same names as `endpoints`. Unknown parameters are dropped and odd ones fall back
 * where peers are known to send them (contract page, part 6); a missing required one is an error.
 */
export const schemas = {
  account: {
    loginStatus: none,
    loginCellphone: z.object({ phone: words(20), countrycode: words(6).default('86'), ...passwords }),
    loginEmail: z.object({ email: words(120), ...passwords }),
    registerAnonymous: none,
    logout: none,
    userSubcount: none,
    userAccount: none,
    userDetail: z.object({ uid: id }),
  },
  library: {
    // Peers send `uid={"uid":1}` here; the answer is the signed-in user's own in any case.
    likelist: none,
    like: z.object({ id, like: unlessFalse }),
    userPlaylist: z.object({ uid: id, ...page(30) }),
    playlistCreate: z.object({
      name: words(NAME_MAX),
      privacy: whole(0, 0, 10).transform((value) => (value === 10 ? 10 : 0)),
    }),
  },
  music: {
    banner: none,
    personalized: z.object({ limit: limit(30, 100) }),
    personalizedNewsong: z.object({ limit: limit(10, 100) }),
    personalizedMv: none,
    privateContent: none,
    recommendResource: none,
    recommendSongs: none,
    playlistDetail: z.object({ id, s: whole(8, 0, 100) }),
    playlistTracks: z.object({ id, limit: limit(1000, 1000), offset }),
    playlistSubscribers: z.object({ id, ...page(20) }),
    playlistRelated: byId,
    playlistSubscribe: z.object({ id, t: whole(2, 0, 2) }),
    playlistUpdatePlaycount: byId,
    playlistTracksChange: z.object({ op: z.enum(['add', 'del']), pid: id, tracks: ids }),
    songDetail: z.object({ ids }),
    songUrl: z.object({ id: ids, level }),
    songUrlByRate: z.object({ id: ids, br: whole(999_000, 0, 10_000_000) }),
    checkMusic: byId,
    lyric: byId,
    lyricPlain: byId,
    scrobble: z.object({ id, sourceid: whole(0, 0, Number.MAX_SAFE_INTEGER), time: whole(0, 0, 86_400) }),
    album: byId,
    artists: byId,
    toplist: none,
    toplistDetail: none,
    searchSuggest: z.object({ keywords: words(KEYWORDS_MAX), type: oneOf('', 'mobile') }),
    searchDefault: none,
    searchHot: none,
    searchHotPlain: none,
    searchMultimatch: z.object({ keywords: words(KEYWORDS_MAX) }),
    search,
    cloudsearch: search,
  },
  social: {
    commentPlaylist: comments,
    commentMusic: comments,
  },
  system: {
    innerVersion: none,
    capabilities: none,
    provoke: z.object({ status: whole(200, 200, 599), kind: oneOf('status', 'failure', 'text', 'slow') }),
  },
};
