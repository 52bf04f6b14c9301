import { coverUrl } from '@qingyin/ui';

/** Width / height of a banner picture. */
export const BANNER_RATIO = 2.7;

const WIDTHS = [384, 512, 768, 1024, 1536];
const FALLBACK_WIDTH = 768;

/** Width of the card; the same as `.card` in BannerStrip.module.css. */
const SIZES = '(max-width: 719.98px) calc(100vw - 48px), min(56vw, 720px)';

/** `<img>` attributes of a banner, with `srcset` and `sizes` so that the browser loads the size it displays. */
export const bannerImage = (url: string) => ({
  src: coverUrl(url, FALLBACK_WIDTH, BANNER_RATIO),
  srcSet: WIDTHS.map((width) => `${coverUrl(url, width, BANNER_RATIO)} ${width}w`).join(', '),
  sizes: SIZES,
});
