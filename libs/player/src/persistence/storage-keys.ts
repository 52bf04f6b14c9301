/**
 * Names of the stored values. All pages of the origin share them, so each is written by one page alone or without what
 * another page may have changed meanwhile:
 *
 * - `owner`, `list` and `place/OWNER` are one record of the queue. The page that last played or changed something owns it and
 *   writes all of it in one transaction; afterwards it writes `place/OWNER` alone, so that a tick rewrites a position and
 *   never 10,000 songs. A page that lost the record to another one writes its own place only, which nobody reads.
 * - Each setting and each part of the tone has a key of its own.
 */
export const OWNER_KEY = 'owner';
export const LIST_KEY = 'list';

const PLACE = 'place/';
export const placeKey = (owner: string): string => `${PLACE}${owner}`;
export const isPlaceKey = (key: string): boolean => key.startsWith(PLACE);

/** Prefixes of the keys of single settings and parts of the tone. */
export const partPrefixes = { settings: 'setting/', tone: 'tone/' } as const;
export type PartGroup = keyof typeof partPrefixes;
export const partKey = (group: PartGroup, name: string): string => partPrefixes[group] + name;

/** What earlier releases stored of the queue, each under a key of its own. They stored `settings` and `tone` whole. */
export const earlierQueueKeys = { queue: 'queue', place: 'place', order: 'order' } as const;
