import { type CSSProperties, type SyntheticEvent, useState } from 'react';
import { classNames } from '../controls/class-names.ts';
import { coverSrcSet, coverUrl } from './cover-url.ts';
import classes from './CoverImage.module.css';

export interface CoverImageProps {
  src: string | null | undefined;
  /** empty if the title stands beside the picture */
  alt: string;
  /** largest size at which it is shown, CSS px; selects the file, not the layout: the box fills its container */
  size: number;
  /** width / height, default 1 */
  ratio?: number;
  /** loads eagerly with high priority, for pictures above the fold */
  priority?: boolean;
  radius?: 's' | 'm' | 'l' | 'round' | 'none';
  /** background until the picture has loaded */
  color?: string;
  className?: string;
}

/**
 * Picture in a box of a fixed aspect ratio, which avoids layout shifts: a plain background first, then the picture
 * fades in. A drawn disc replaces a missing or broken picture.
 */
export function CoverImage(props: CoverImageProps) {
  const { src, alt, size, ratio = 1, priority = false, radius = 'm', color, className } = props;
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  const style: CSSProperties = { aspectRatio: String(ratio), backgroundColor: color };
  return (
    <span className={classNames(classes.box, classes[radius], className)} style={style}>
      {src && failedSrc !== src ? (
        <img
          key={src}
          className={priority ? undefined : classes.fading}
          ref={markIfThere}
          src={coverUrl(src, size, ratio)}
          srcSet={coverSrcSet(src, size, ratio)}
          alt={alt}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : undefined}
          decoding="async"
          draggable={false}
          onLoad={markLoaded}
          onError={() => setFailedSrc(src)}
        />
      ) : (
        <DrawnDisc alt={alt} />
      )}
    </span>
  );
}

// Sets an attribute instead of state: hundreds of covers load without a single render.
function markLoaded(event: SyntheticEvent<HTMLImageElement>): void {
  event.currentTarget.dataset.loaded = '';
}

function markIfThere(image: HTMLImageElement | null): void {
  if (image?.complete && image.naturalWidth > 0) image.dataset.loaded = 'at-once';
}

function DrawnDisc({ alt }: { alt: string }) {
  const naming = alt ? ({ role: 'img', 'aria-label': alt } as const) : ({ 'aria-hidden': true } as const);
  return (
    <svg viewBox="0 0 96 96" preserveAspectRatio="xMidYMid slice" className={classes.drawn} {...naming}>
      <g fill="none" stroke="currentColor" strokeWidth="1.25" strokeLinecap="round">
        <circle cx="48" cy="48" r="24" />
        <circle cx="48" cy="48" r="7.5" />
        <path d="M33.5 41.5a15.8 15.8 0 0 1 8-8.2M62.5 54.5a15.8 15.8 0 0 1-8 8.2" opacity=".6" />
      </g>
      <circle cx="48" cy="48" r="2" fill="currentColor" />
    </svg>
  );
}
