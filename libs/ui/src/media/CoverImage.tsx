import { type CSSProperties, type SyntheticEvent, useState } from 'react';
import { classNames } from '../controls/class-names.ts';
import { coverSrcSet, coverUrl } from './cover-url.ts';
import classes from './CoverImage.module.css';

export interface CoverImageProps {
  src: string | null | undefined;
  /** empty where the title stands beside it */
  alt: string;
  /** widest size it is shown at, CSS px; chooses the file, not the layout: the box fills its container */
  size: number;
  /** width / height, default 1 */
  ratio?: number;
  /** eager and first in line: what the eye meets first on the page */
  priority?: boolean;
  radius?: 's' | 'm' | 'l' | 'round' | 'none';
  /** shown until the picture is there */
  color?: string;
  className?: string;
}

/**
 * A picture in a box of fixed proportions, so that nothing jumps: a quiet ground first, the picture fades in,
 * a drawn disc where it fails or there is none.
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

// On the element and not in state: hundreds of covers load without one render.
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
