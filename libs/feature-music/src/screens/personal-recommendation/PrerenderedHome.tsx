import { Page } from '@qingyin/list-layout';
import { MediaGridSkeleton } from '@qingyin/media-ui';
import { classNames, Skeleton } from '@qingyin/ui';
import { renderToStaticMarkup } from 'react-dom/server';
import cardClasses from './banner/BannerCard.module.css';
import { BANNER_RATIO, bannerImage } from './banner/banner-image.ts';
import stripClasses from './banner/BannerCarousel.module.css';
import classes from './PrerenderedHome.module.css';

/** Placeholder that the server replaces with the first banner's address. */
const BANNER_URL = '/qy-banner-url';

/**
 * Skeleton of the home page for the prerendered HTML, with the same boxes as the page. The first banner is in an
 * HTML comment; a server that has its address removes the comment marks, so that the picture is painted before any
 * script runs. Users begin with their own music, so their page has no banners.
 */
export function PrerenderedHome() {
  // React inserts a preload before a high-priority picture. Directly before the picture itself it has no benefit,
  // and Chromium warns about an unused preload when the app replaces the picture before it has loaded.
  const picture = imageOnly(
    renderToStaticMarkup(
      <img
        {...bannerImage(BANNER_URL)}
        className={cardClasses.picture}
        style={{ aspectRatio: String(BANNER_RATIO) }}
        alt=""
        fetchPriority="high"
        decoding="sync"
      />,
    ),
  );
  return (
    <Page>
      <div className={classNames(stripClasses.frame, classes.banners)}>
        <div className={stripClasses.strip}>
          <div className={stripClasses.card}>
            <div
              className={cardClasses.card}
              style={{ aspectRatio: String(BANNER_RATIO) }}
              dangerouslySetInnerHTML={{ __html: `<!--qy:banner ${picture} -->` }}
            />
          </div>
          <div className={stripClasses.card}>
            <Skeleton ratio={BANNER_RATIO} radius="l" width="100%" />
          </div>
        </div>
      </div>
      <div className={classes.heading}>
        <Skeleton width={120} height={28} />
      </div>
      {/* All cards of the widest page: without a window the number of columns is unknown, so that CSS hides the rest. */}
      <div className={classes.twoRows}>
        <MediaGridSkeleton rows={2} withMeta={false} />
      </div>
    </Page>
  );
}

const imageOnly = (html: string): string => html.slice(html.indexOf('<img'));
