/** The services whose videos can be shown (screens.md, "Video", /video-detail). */
export const providerNames = [
  'youtube',
  'vimeo',
  'twitch',
  'soundcloud',
  'dailymotion',
  'facebook',
  'wistia',
  'streamable',
  'mixcloud',
  'bilibili',
] as const;
export type ProviderName = (typeof providerNames)[number];

/** A video at another service, as a pasted link names it. */
export interface VideoLink {
  provider: ProviderName;
  /** what the service calls it, in the adapter's own form; safe to stand in an address */
  id: string;
  /** where the link begins, in seconds; 0 when it says nothing */
  startS: number;
}

/** How a frame is to begin. */
export interface FrameOptions {
  startS: number;
  /** the page the frame stands in; some services only answer to pages they are told of */
  page: { origin: string; hostname: string };
}

/** One service. An adapter is pure: it knows addresses, and asks nobody. */
export interface VideoProvider {
  name: ProviderName;
  /** as the service writes itself; a name, not a text */
  title: string;
  /** what the frame's document comes from: the only origins that the frame's own page allows */
  origins: readonly string[];
  /** the whole form of its ids: nothing else may be kept or put into an address */
  idPattern: RegExp;
  /** height of the frame where it is no film, in px; absent: 16 to 9 */
  heightPx?: number;
  /** how its player is spoken to; absent: it can only be started and closed */
  speech?: 'youtube' | 'vimeo' | 'soundcloud' | 'player.js';
  /** the id a link names, null when it is none of its videos. `url` is http or https. */
  recognise(url: URL): string | null;
  /** the frame that plays it as soon as it is there: somebody has pressed play */
  frameUrl(id: string, options: FrameOptions): string;
  /** its page at the service, for people */
  pageUrl(id: string): string;
}
