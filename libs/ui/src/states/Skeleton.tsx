import { type CSSProperties } from 'react';
import { classNames } from '../controls/class-names.ts';
import classes from './Skeleton.module.css';

export interface SkeletonProps {
  /** CSS length, default the whole width */
  width?: CSSProperties['inlineSize'];
  /** CSS length, default one line of text */
  height?: CSSProperties['blockSize'];
  /** width / height instead of a height */
  ratio?: number;
  radius?: 's' | 'm' | 'l' | 'round';
  className?: string;
}

/** A still, quiet shape where something will be. Give it the exact size of what comes. */
export function Skeleton({ width, height, ratio, radius = 's', className }: SkeletonProps) {
  return (
    <span
      aria-hidden
      className={classNames(classes.bone, classes[radius], className)}
      style={{ inlineSize: width, blockSize: ratio ? 'auto' : height, aspectRatio: ratio }}
    />
  );
}

/** Lines of text to come; the last one is shorter. Line height as the text's own. */
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
