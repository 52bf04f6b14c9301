import { useLingui } from '@lingui/react/macro';
import { bannersQuery } from '@qingyin/data-music';
import { IconButton, Skeleton } from '@qingyin/ui';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { BannerCard } from './BannerCard.tsx';
import { BANNER_RATIO } from './banner-image.ts';
import classes from './BannerCarousel.module.css';
import { useCarousel } from './use-carousel.ts';

/**
 * Banner carousel without autoplay: cards from edge to edge, with a part of the next one visible
 * (docs/specification/visual-design.md).
 */
export function BannerCarousel() {
  const { t } = useLingui();
  const { data: banners } = useSuspenseQuery(bannersQuery());
  const { ref, more, step } = useCarousel();
  if (banners.length === 0) return null;
  return (
    <section aria-label={t`精彩推荐`} className={classes.frame}>
      <ul ref={ref} className={classes.strip}>
        {banners.map((banner, index) => (
          <li key={`${banner.targetType}-${banner.targetId}-${index}`} className={classes.card}>
            <BannerCard banner={banner} first={index === 0} />
          </li>
        ))}
      </ul>
      <div className={classes.steps}>
        <IconButton label={t`上一张`} variant="raised" disabled={!more.before} onClick={() => step(-1)}>
          <IconChevronLeft size={20} stroke={1.75} data-flip-rtl aria-hidden />
        </IconButton>
        <IconButton label={t`下一张`} variant="raised" disabled={!more.after} onClick={() => step(1)}>
          <IconChevronRight size={20} stroke={1.75} data-flip-rtl aria-hidden />
        </IconButton>
      </div>
    </section>
  );
}

/** Skeleton of the banner carousel. */
export function BannerCarouselSkeleton() {
  return (
    <div className={classes.frame} aria-hidden>
      <div className={classes.strip}>
        {[0, 1].map((card) => (
          <div key={card} className={classes.card}>
            <Skeleton ratio={BANNER_RATIO} radius="l" width="100%" />
          </div>
        ))}
      </div>
    </div>
  );
}
