import { useLingui } from '@lingui/react/macro';
import { CatalogueText, CoverImage, IconButton } from '@qingyin/ui';
import { IconPlayerPlayFilled } from '@tabler/icons-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import classes from './StickyBar.module.css';

export interface StickyBarProps {
  /** the header that the bar replaces */
  head: RefObject<HTMLElement | null>;
  title: string;
  coverUrl: string | null;
  round?: boolean;
  onPlayAll?: () => void;
}

/** Bar that replaces a header that has scrolled away; inert while the header is in view. */
export function StickyBar({ head, title, coverUrl, round = false, onPlayAll }: StickyBarProps) {
  const { t } = useLingui();
  const [shown, setShown] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!head.current || !place.current) return;
    // The area below the top bar is not visible and does not count as in view.
    const covered = Number.parseFloat(getComputedStyle(place.current).top) || 0;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry) setShown(!entry.isIntersecting && entry.boundingClientRect.top < 0);
      },
      { rootMargin: `-${covered}px 0px 0px` },
    );
    observer.observe(head.current);
    return () => observer.disconnect();
  }, [head]);
  return (
    <div
      ref={place}
      className={classes.place}
      data-shown={shown ? '' : undefined}
      inert={!shown}
      aria-hidden={!shown}
    >
      <div className={classes.bar}>
        <span className={classes.cover}>
          <CoverImage src={coverUrl} alt="" size={40} radius={round ? 'round' : 's'} />
        </span>
        <CatalogueText className={classes.title} text={title} />
        {onPlayAll && (
          <IconButton label={t`播放全部`} variant="filled" onClick={onPlayAll}>
            <IconPlayerPlayFilled size={18} aria-hidden />
          </IconButton>
        )}
      </div>
    </div>
  );
}
