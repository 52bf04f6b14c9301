import { ownerWindow } from '@qingyin/ui';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import styles from './MarqueeText.module.css';
import { textDirection } from './text-direction.ts';

/** Speed of the scrolling text, px per second. */
const SPEED_PX_PER_S = 40;

export interface MarqueeTextProps {
  /** plain text of the line; its direction decides at which end a long line is cut */
  text: string;
  children: ReactNode;
  className?: string | undefined;
}

/**
 * One line of text that fades out where it is too long and scrolls while hovered
 * (docs/specification/visual-design.md, Player bar).
 */
export function MarqueeText({ text, children, className }: MarqueeTextProps) {
  const box = useRef<HTMLSpanElement>(null);
  const line = useRef<HTMLSpanElement>(null);
  const [long, setLong] = useState(false);

  useLayoutEffect(() => {
    const [outer, inner] = [box.current, line.current];
    if (!outer || !inner) return undefined;
    const measure = (): void => {
      const excess = inner.scrollWidth - outer.clientWidth;
      setLong(excess > 1);
      const sign = getComputedStyle(outer).direction === 'rtl' ? 1 : -1;
      inner.style.setProperty('--shift', `${String(sign * Math.max(excess, 0))}px`);
      inner.style.setProperty('--time', `${String(Math.max(excess, 0) / SPEED_PX_PER_S + 1)}s`);
    };
    const watch = new (ownerWindow(outer).ResizeObserver)(measure);
    watch.observe(outer);
    watch.observe(inner);
    measure();
    return () => watch.disconnect();
  }, [text]);

  return (
    <span
      ref={box}
      dir={textDirection(text)}
      className={className ? `${styles.box} ${className}` : styles.box}
      data-long={long || undefined}
    >
      <span ref={line} className={styles.line}>
        {children}
      </span>
    </span>
  );
}
