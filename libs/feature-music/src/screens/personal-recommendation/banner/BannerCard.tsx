import { useProductText } from '@qingyin/media-ui';
import type { Banner } from '@qingyin/contract';
import { CatalogueText } from '@qingyin/ui';
import { type ReactNode } from 'react';
import classes from './BannerCard.module.css';
import { BannerLink } from './BannerLink.tsx';
import { BANNER_RATIO, bannerImage } from './banner-image.ts';

/** Banner: picture with its kind and title over a gradient. The first one loads with high priority (LCP). */
export function BannerCard({ banner, first }: { banner: Banner; first: boolean }): ReactNode {
  const { title, typeTitle, imageUrl } = banner;
  const productText = useProductText();
  return (
    <BannerLink banner={banner} className={classes.card}>
      <img
        {...bannerImage(imageUrl)}
        className={classes.picture}
        style={{ aspectRatio: String(BANNER_RATIO) }}
        alt=""
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : 'auto'}
        decoding={first ? 'sync' : 'async'}
        draggable={false}
      />
      <span className={classes.text}>
        <CatalogueText className={classes.kind} text={productText('banner', typeTitle)} />
        {title && <CatalogueText className={classes.title} text={productText('banner', title)} />}
      </span>
    </BannerLink>
  );
}
