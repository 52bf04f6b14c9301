import type { Banner } from '@qingyin/contract';

/** Target of a banner: an entity, a web page, or none. */
export type BannerTarget =
  | { kind: 'song' | 'album' | 'artist' | 'playlist' | 'mv'; id: string }
  | { kind: 'web'; href: string }
  | { kind: 'none' };

/** `targetType` of a banner (docs/specification/contract/entities.md). */
const kinds = { 1: 'song', 10: 'album', 100: 'artist', 1000: 'playlist', 1004: 'mv' } as const;
const WEB_PAGE = 3000;

const isKnown = (type: number): type is keyof typeof kinds => type in kinds;

/** Target of a banner. Only http(s) addresses are accepted, because they come from outside. */
export function bannerTarget({ targetType, targetId, url }: Banner): BannerTarget {
  if (isKnown(targetType) && targetId > 0) return { kind: kinds[targetType], id: String(targetId) };
  if (targetType === WEB_PAGE && url && /^https?:\/\//i.test(url)) return { kind: 'web', href: url };
  return { kind: 'none' };
}
