import { stringifySearch } from './search-codec.ts';
import { readOneOf, readText } from './search-readers.ts';

/** Sections of the settings overlay. */
export const settingsSections = [
  'playback',
  'look',
  'lyrics',
  'downloads',
  'shortcuts',
  'account',
  'privacy',
  'library',
  'admin',
] as const;
export type SettingsSection = (typeof settingsSections)[number];

/** Dialogs over the settings' section of music libraries. */
export const libraryDialogs = ['missing-songs', 'duplicates', 'replacements'] as const;
export type LibraryDialog = (typeof libraryDialogs)[number];

/** Tabs of the now-playing page beside the cover. */
export const nowPlayingTabs = ['lyrics', 'comments', 'similar'] as const;
export type NowPlayingTab = (typeof nowPlayingTabs)[number];

/**
 * Overlays are search parameters of the root route, so that Back and any link close them
 * (docs/specification/routes.md#overlays).
 */
export interface OverlaySearch {
  /** the tab of the now-playing page, or the lyrics editor in its place */
  now?: NowPlayingTab | 'studio';
  settings?: SettingsSection;
  /** dialog over the `library` section of the settings */
  dialog?: LibraryDialog;
  /** key of a QR login waiting for confirmation */
  qr?: string;
  /** the first steps of an administrator */
  welcome?: 'setup';
}

/** Reads the open overlays from search parameters; drops unknown values. */
export function readOverlays(raw: Record<string, unknown>): OverlaySearch {
  return {
    now: readOneOf(raw, 'now', [...nowPlayingTabs, 'studio']),
    settings: readOneOf(raw, 'settings', settingsSections),
    dialog: readOneOf(raw, 'dialog', libraryDialogs),
    qr: readText(raw, 'qr'),
    welcome: readOneOf(raw, 'welcome', ['setup']),
  };
}

const overlayKeys = Object.keys(readOverlays({}));

/** The address of a page without its overlays. */
export function pageHref({ pathname, search }: { pathname: string; search: object }): string {
  const own = Object.entries(search).filter(([key]) => !overlayKeys.includes(key));
  return pathname + stringifySearch(Object.fromEntries(own));
}
