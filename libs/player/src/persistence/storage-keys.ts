/**
 * Keys of the stored values. All pages of the origin share them, so each key is written by one page alone or in a
 * way that keeps changes of other pages:
 * - `owner`, `list` and `place/OWNER` form the queue record. The page that last played or changed something owns
 *   it and writes all of it in one transaction; afterwards it writes `place/OWNER` only, so that a tick rewrites a
 *   position and not 10,000 tracks. A page that lost the record to another one writes its own place only, which is
 *   not read.
 * - Each setting and each field of the sound settings has a key of its own.
 */
export const OWNER_KEY = 'owner';
export const LIST_KEY = 'list';

const PLACE = 'place/';
export const placeKey = (owner: string): string => `${PLACE}${owner}`;
export const isPlaceKey = (key: string): boolean => key.startsWith(PLACE);

/** Key prefixes of single settings and fields of the sound settings. */
export const settingsPrefixes = { settings: 'setting/', tone: 'tone/' } as const;
export type SettingsGroup = keyof typeof settingsPrefixes;
export const settingsKey = (group: SettingsGroup, name: string): string => settingsPrefixes[group] + name;

/** Queue keys of earlier releases. These stored `settings` and `tone` as whole values. */
export const earlierQueueKeys = { queue: 'queue', place: 'place', order: 'order' } as const;
