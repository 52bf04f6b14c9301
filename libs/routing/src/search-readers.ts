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

export const settingsSections = [
  'playback',
  'lyrics',
  'downloads',
  'shortcuts',
  'account',
  'privacy',
  'library',
  'admin',
] as const;
export type SettingsSection = (typeof settingsSections)[number];

/** Overlays live in the root's search, so Back closes them and any link does (screens.md, decision 13). */
export interface OverlaySearch {
  /** the now-playing page */
  now?: 'lyrics';
  settings?: SettingsSection;
  /** key of a QR login waiting for confirmation */
  qr?: string;
}

export function readOverlays(raw: Raw): OverlaySearch {
  return {
    now: readOneOf(raw, 'now', ['lyrics']),
    settings: readOneOf(raw, 'settings', settingsSections),
    qr: readText(raw, 'qr'),
  };
}
