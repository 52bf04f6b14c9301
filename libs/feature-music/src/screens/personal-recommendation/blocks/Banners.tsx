import { QueryBoundary } from '@qingyin/ui';
import { BannerCarousel, BannerCarouselSkeleton } from '../banner/BannerCarousel.tsx';

/** Block of the banners. */
export const Banners = () => (
  <QueryBoundary pending={<BannerCarouselSkeleton />}>
    <BannerCarousel />
  </QueryBoundary>
);
