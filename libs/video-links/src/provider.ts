/** Services whose videos can be embedded (docs/specification/screens/video.md). */
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

/** Video of another service, parsed from a link. */
export interface VideoLink {
  provider: ProviderName;
  /** id at the service, in the adapter's own format; safe in URLs */
  id: string;
  /** start position in the link, s; 0 if absent */
  startS: number;
}

/** Options of an embedded frame. */
export interface FrameOptions {
  startS: number;
  /** page that embeds the frame; some services require its origin or host name */
  page: { origin: string; hostname: string };
}

/** Adapter of a service. Pure: it only builds and parses URLs. */
export interface VideoProvider {
  name: ProviderName;
  /** brand name, not translated */
  title: string;
  /** origins of the frame's document, for the content security policy of the embedding page */
  origins: readonly string[];
  /** format of ids; everything else is rejected before it is stored or put into a URL */
  idPattern: RegExp;
  /** height of audio frames, px; absent: 16:9 */
  heightPx?: number;
  /** message protocol of its player; absent: it can only be started and closed */
  playerProtocol?: 'youtube' | 'vimeo' | 'soundcloud' | 'player.js';
  /** Id in a link; null if it is not a video of this service. `url` is http or https. */
  recognise(url: URL): string | null;
  /** address of the frame, which autoplays, since the user has pressed play */
  frameUrl(id: string, options: FrameOptions): string;
  /** page of the video at the service */
  pageUrl(id: string): string;
}
