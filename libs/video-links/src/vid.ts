import type { VideoLink } from './provider.ts';
import { isVideoLink, providers } from './video-links.ts';

const SIGN = ':';

/** What a video of another service is called in our own addresses, `/video-detail/{vid}`: `{provider}:{id}`. */
export const vidOf = ({ provider, id }: Pick<VideoLink, 'provider' | 'id'>): string => provider + SIGN + id;

/**
 * The video of another service that such a name means; null for our own videos, which have numbers or hex digits, and
 * for what no service could call one of its own. `startS`: where it is to begin.
 */
export function linkOfVid(vid: string, startS = 0): VideoLink | null {
  const at = vid.indexOf(SIGN);
  const [provider, id] = [vid.slice(0, Math.max(at, 0)), vid.slice(at + 1)];
  return isVideoLink(provider, id) ? { provider, id, startS } : null;
}

/**
 * Its page at the service, to be given away. Where it begins stands in the fragment: some services read it there, none
 * minds it, and `recogniseVideo` reads it of all.
 */
export function serviceAddress({ provider, id, startS }: VideoLink): string {
  const page = providers[provider].pageUrl(id);
  return startS > 0 ? `${page}#t=${String(startS)}` : page;
}
