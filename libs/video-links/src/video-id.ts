import type { VideoLink } from './provider.ts';
import { isVideoLink, providers } from './video-links.ts';

const SIGN = ':';

/** Id of another service's video in the app's URLs, `/video-detail/{vid}`: `{provider}:{id}`. */
export const externalVideoId = ({ provider, id }: Pick<VideoLink, 'provider' | 'id'>): string =>
  provider + SIGN + id;

/**
 * Parses the id of another service's video; null for ids of the own service (numbers or hex digits) and invalid
 * ones. `startS`: start position, s.
 */
export function parseExternalVideoId(vid: string, startS = 0): VideoLink | null {
  const at = vid.indexOf(SIGN);
  const [provider, id] = [vid.slice(0, Math.max(at, 0)), vid.slice(at + 1)];
  return isVideoLink(provider, id) ? { provider, id, startS } : null;
}

/**
 * Shareable link to the video at its service. The start position is in the fragment, which some services support,
 * none rejects, and `recogniseVideo` parses.
 */
export function videoPageUrl({ provider, id, startS }: VideoLink): string {
  const page = providers[provider].pageUrl(id);
  return startS > 0 ? `${page}#t=${String(startS)}` : page;
}
