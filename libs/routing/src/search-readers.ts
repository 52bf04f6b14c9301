type Raw = Record<string, unknown>;

/** Reads text; undefined when absent or empty. */
export function readText(raw: Raw, key: string): string | undefined {
  const value = raw[key];
  return typeof value === 'string' && value !== ''
    ? value
    : typeof value === 'number'
      ? String(value)
      : undefined;
}

/** Reads a page number above 1; anything else is undefined (page 1). */
export function readPage(raw: Raw): number | undefined {
  const page = Number(raw['page']);
  return Number.isInteger(page) && page > 1 ? page : undefined;
}

/** Reads one of the given values, otherwise undefined. */
export function readOneOf<const Word extends string>(
  raw: Raw,
  key: string,
  words: readonly Word[],
): Word | undefined {
  return words.find((word) => word === raw[key]);
}

/** Reads the path to return to after login; rejects paths that could lead to another site. */
export function readReturnPath(raw: Raw): string | undefined {
  const path = readText(raw, 'redirect');
  return path && /^\/(?![/\\])/.test(path) && !path.startsWith('/login') ? path : undefined;
}

/** Login methods of /login. */
export const loginWays = ['password', 'captcha', 'qr', 'sign-up', 'reset'] as const;
export type LoginWay = (typeof loginWays)[number];

/** Search parameters of /login. */
export interface LoginSearch {
  /** path to return to */
  redirect?: string;
  /** the selected method */
  way?: LoginWay;
  /** invitation code for signup */
  invitation?: string;
}

/** Reads the search parameters of /login. */
export const readLogin = (raw: Raw): LoginSearch => ({
  redirect: readReturnPath(raw),
  way: readOneOf(raw, 'way', loginWays),
  invitation: readText(raw, 'invitation'),
});

/** Upper limit of a start position in a link, seconds: one day. */
const START_MAX_S = 86_400;

/** The song that a link to a list highlights. */
export interface SongSearch {
  song?: string;
  /** start position, seconds */
  t?: number;
}

/** Reads a start position in whole seconds; undefined for 0 and invalid values. */
export function readStart(raw: Raw): number | undefined {
  const start = Math.floor(Number(raw['t']));
  return start >= 1 && start <= START_MAX_S ? start : undefined;
}

/** Reads a song's id and start position; the position needs a song. Invalid values are dropped. */
export function readSong(raw: Raw): SongSearch {
  const song = readText(raw, 'song');
  if (!song || !/^[1-9]\d{0,14}$/.test(song)) return { song: undefined, t: undefined };
  return { song, t: readStart(raw) };
}

/** Search parameters of /homepage/{uid}. */
export interface HomepageSearch {
  /** a single section; default: overview */
  tab?: 'created' | 'collected' | 'record';
  /** period of the play record: all time; default: last week */
  record?: 'all';
  /** period of the listening report; default: this week */
  report?: 'month' | 'year';
}

/** Reads the search parameters of /homepage/{uid}. */
export const readHomepage = (raw: Raw): HomepageSearch => ({
  tab: readOneOf(raw, 'tab', ['created', 'collected', 'record']),
  record: readOneOf(raw, 'record', ['all']),
  report: readOneOf(raw, 'report', ['month', 'year']),
});

/** Types of search results; `all` is the overview with a few results of most of them. */
export const searchTypes = ['all', 'song', 'artist', 'album', 'video', 'playlist', 'lyric', 'user'] as const;
export type SearchType = (typeof searchTypes)[number];

/** Unknown types become songs (docs/specification/routes.md#path-parameters). */
export function readSearchType(text: string): SearchType {
  return searchTypes.find((type) => type === text) ?? 'song';
}

/** Types of resources with comments. */
export const commentTypes = ['song', 'mv', 'playlist', 'album', 'video', 'dynamic'] as const;
export type CommentType = (typeof commentTypes)[number];
const commentTypeNumbers: Readonly<Record<string, CommentType>> = {
  '0': 'song',
  '1': 'mv',
  '2': 'playlist',
  '3': 'album',
  '5': 'video',
  '6': 'dynamic',
};

/**
 * Reads a comment type by name or by the contract's number; anything else is a song
 * (docs/specification/routes.md#path-parameters).
 */
export function readCommentType(text: string): CommentType {
  return commentTypes.find((type) => type === text) ?? commentTypeNumbers[text] ?? 'song';
}

/** Search parameters of /hot-comment-list/{id}/{type}. */
export interface CommentsSearch {
  /** sort order; default: recommended */
  sort?: 'hot' | 'new';
  /** a comment shown before all others */
  comment?: string;
  /** the comment whose thread contains it */
  floor?: string;
}

const readCommentId = (raw: Raw, key: string): string | undefined => {
  const id = readText(raw, key);
  return id && /^[1-9]\d{0,15}$/.test(id) ? id : undefined;
};

/** Reads sort order and comment; a thread needs a comment. */
export function readComments(raw: Raw): CommentsSearch {
  const comment = readCommentId(raw, 'comment');
  return {
    sort: readOneOf(raw, 'sort', ['hot', 'new']),
    comment,
    floor: comment && readCommentId(raw, 'floor'),
  };
}
