import { CoverImage, coverSrcSet, coverUrl } from '@qingyin/ui';

/** Largest size of a cover, on phones, px. */
const COVER_PX = 44;

interface RowCoverProps {
  src: string | null;
  className: string | undefined;
}

/**
 * Cover of a song row: a single element that does not fade in, since a wheel step shows a dozen rows in a frame. A
 * missing one has a drawn disc, a broken one its background.
 */
export function RowCover({ src, className }: RowCoverProps) {
  if (!src) return <CoverImage src={src} alt="" size={COVER_PX} radius="s" className={className} />;
  return (
    <img
      src={coverUrl(src, COVER_PX)}
      srcSet={coverSrcSet(src, COVER_PX)}
      alt=""
      loading="lazy"
      decoding="async"
      draggable={false}
      className={className}
    />
  );
}
