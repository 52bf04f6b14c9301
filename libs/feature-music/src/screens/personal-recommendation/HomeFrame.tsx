import { MediaCardSkeleton, MediaGrid, Page } from '@qingyin/media-kit';
import { Skeleton } from '@qingyin/ui';
import { renderToStaticMarkup } from 'react-dom/server';
import cardClasses from './banner/BannerCard.module.css';
import { BANNER_RATIO, bannerImage } from './banner/banner-image.ts';
import stripClasses from './banner/BannerStrip.module.css';

const CARDS = 12;
/** What the server puts the first banner's address in place of. */
const BANNER_URL = '/qy-banner-url';

/**
 * The shape of the home page for the prebuilt frame, with the very boxes of the page itself. The first banner is in a
 * comment; a server that knows its address takes the comment marks away, and the picture is painted before any script.
 */
export function HomeFrame() {
  // React adds a preload before a picture of high priority; right before the picture itself it wins nothing, and
  // Chromium complains on a slow page where the app replaces the picture before it has come.
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
      <div className={stripClasses.frame}>
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
      <MediaGrid rows={2}>
        {Array.from({ length: CARDS }, (_, card) => (
          <MediaCardSkeleton key={card} withMeta={false} />
        ))}
      </MediaGrid>
    </Page>
  );
}

const imageOnly = (html: string): string => html.slice(html.indexOf('<img'));
