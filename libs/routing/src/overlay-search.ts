import { stringifySearch } from './search-codec.ts';
import { readOneOf, readText } from './search-readers.ts';

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

/** What the now-playing page shows beside the cover. */
export const nowTabs = ['lyrics', 'comments', 'similar'] as const;
export type NowTab = (typeof nowTabs)[number];

/** Overlays live in the root's search, so Back closes them and any link does (screens.md, decision 13). */
export interface OverlaySearch {
  /** the now-playing page, and what it shows; or the editor of the song's words in its place */
  now?: NowTab | 'studio';
  settings?: SettingsSection;
  /** key of a QR login waiting for confirmation */
  qr?: string;
}

export function readOverlays(raw: Record<string, unknown>): OverlaySearch {
  return {
    now: readOneOf(raw, 'now', [...nowTabs, 'studio']),
    settings: readOneOf(raw, 'settings', settingsSections),
    qr: readText(raw, 'qr'),
  };
}

const overlayKeys = Object.keys(readOverlays({}));

/** The address of a page without what lies over it. */
export function pageHref({ pathname, search }: { pathname: string; search: object }): string {
  const own = Object.entries(search).filter(([key]) => !overlayKeys.includes(key));
  return pathname + stringifySearch(Object.fromEntries(own));
}
