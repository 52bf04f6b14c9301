type Raw = Record<string, unknown>;

/** Text of a search value, undefined when absent or empty. */
export function readText(raw: Raw, key: string): string | undefined {
  const value = raw[key];
  return typeof value === 'string' && value !== ''
    ? value
    : typeof value === 'number'
      ? String(value)
      : undefined;
}

/** A page number from 1; anything else is undefined (page 1). */
export function readPage(raw: Raw): number | undefined {
  const page = Number(raw['page']);
  return Number.isInteger(page) && page > 1 ? page : undefined;
}

/** One of the given words, else undefined. */
export function readOneOf<const Word extends string>(
  raw: Raw,
  key: string,
  words: readonly Word[],
): Word | undefined {
  return words.find((word) => word === raw[key]);
}

/** A path of this site to return to; anything that could lead elsewhere is dropped. */
export function readReturnPath(raw: Raw): string | undefined {
  const path = readText(raw, 'redirect');
  return path && /^\/(?![/\\])/.test(path) && !path.startsWith('/login') ? path : undefined;
}

/** The ways of coming in that /login has. */
export const loginWays = ['password', 'captcha', 'qr', 'sign-up', 'reset'] as const;
export type LoginWay = (typeof loginWays)[number];

/** What /login is opened with. */
export interface LoginSearch {
  /** where the user came from */
  redirect?: string;
  /** which way is open */
  way?: LoginWay;
  /** lets somebody sign up */
  invitation?: string;
}

export const readLogin = (raw: Raw): LoginSearch => ({
  redirect: readReturnPath(raw),
  way: readOneOf(raw, 'way', loginWays),
  invitation: readText(raw, 'invitation'),
});

/** Latest start that a link may name, s: nothing that plays is longer than a day. */
const START_MAX_S = 86_400;

/** The song that a link leads to on the page that shows it. */
export interface SongSearch {
  song?: string;
  /** where it starts, s */
  t?: number;
}

/** Where something is to begin, whole s; undefined at its beginning and where that cannot be. */
export function readStart(raw: Raw): number | undefined {
  const start = Math.floor(Number(raw['t']));
  return start >= 1 && start <= START_MAX_S ? start : undefined;
}

/** A song's id and its start, which is nothing without a song; what is no such thing is dropped. */
export function readSong(raw: Raw): SongSearch {
  const song = readText(raw, 'song');
  if (!song || !/^[1-9]\d{0,14}$/.test(song)) return { song: undefined, t: undefined };
  return { song, t: readStart(raw) };
}

/** What /homepage/{uid} is opened with. */
export interface HomepageSearch {
  /** one part of it alone; default: a glance at all */
  tab?: 'created' | 'collected' | 'record';
  /** which songs: of all time; default: of the last week */
  record?: 'all';
  /** which span the report is about; default: this week */
  report?: 'month' | 'year';
}

export const readHomepage = (raw: Raw): HomepageSearch => ({
  tab: readOneOf(raw, 'tab', ['created', 'collected', 'record']),
  record: readOneOf(raw, 'record', ['all']),
  report: readOneOf(raw, 'report', ['month', 'year']),
});

export const searchTypes = ['song', 'artist', 'album', 'video', 'playlist', 'lyric', 'user'] as const;
export type SearchType = (typeof searchTypes)[number];

/** Unknown types become songs (screens.md, decision 15). */
export function readSearchType(text: string): SearchType {
  return searchTypes.find((type) => type === text) ?? 'song';
}

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

/** The word or the contract's number (screens.md, decision 15); anything else is a song. */
export function readCommentType(text: string): CommentType {
  return commentTypes.find((type) => type === text) ?? commentTypeNumbers[text] ?? 'song';
}

/** What /hot-comment-list/{id}/{type} is opened with. */
export interface CommentsSearch {
  /** in which order; default: as recommended */
  sort?: 'hot' | 'new';
  /** a comment that stands before all others */
  comment?: string;
  /** the comment that it answers, whose floor it stands in */
  floor?: string;
}

const readCommentId = (raw: Raw, key: string): string | undefined => {
  const id = readText(raw, key);
  return id && /^[1-9]\d{0,15}$/.test(id) ? id : undefined;
};

/** An order and a comment; a floor is nothing without a comment. */
export function readComments(raw: Raw): CommentsSearch {
  const comment = readCommentId(raw, 'comment');
  return {
    sort: readOneOf(raw, 'sort', ['hot', 'new']),
    comment,
    floor: comment && readCommentId(raw, 'floor'),
  };
}
