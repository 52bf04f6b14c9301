import { type CSSProperties } from 'react';
import { classNames } from '../controls/class-names.ts';
import classes from './Skeleton.module.css';

export interface SkeletonProps {
  /** CSS length, default full width */
  width?: CSSProperties['inlineSize'];
  /** CSS length, default one line of text */
  height?: CSSProperties['blockSize'];
  /** width / height, instead of `height` */
  ratio?: number;
  radius?: 's' | 'm' | 'l' | 'round';
  className?: string;
}

/** Static placeholder shape. Give it the exact size of the content it stands for. */
export function Skeleton({ width, height, ratio, radius = 's', className }: SkeletonProps) {
  return (
    <span
      aria-hidden
      className={classNames(classes.bone, classes[radius], className)}
      style={{ inlineSize: width, blockSize: ratio ? 'auto' : height, aspectRatio: ratio }}
    />
  );
}

/** Placeholder for lines of text; the last one is shorter. Its line height is that of the surrounding text. */
export function SkeletonText({
  lines = 1,
  width = '100%',
}: {
  lines?: number;
  width?: CSSProperties['inlineSize'];
}) {
  return (
    <span aria-hidden className={classes.text}>
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className={classes.line}>
          <Skeleton width={lines > 1 && line === lines - 1 ? '60%' : width} height="0.8em" />
        </span>
      ))}
    </span>
  );
}
