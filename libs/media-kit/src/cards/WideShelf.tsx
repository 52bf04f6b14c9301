import { classNames, usePhone } from '@qingyin/ui';
import { Children, type ReactNode } from 'react';
import { MediaGrid } from './MediaGrid.tsx';
import { strip } from './strip.ts';

export interface WideShelfProps {
  /** what is in it */
  label: string;
  children: ReactNode;
}

/** Cards of 16:9 covers in one row: a full one where there is room, one to be pushed along on phones. */
export function WideShelf({ label, children }: WideShelfProps) {
  const phone = usePhone();
  if (!phone)
    return (
      <MediaGrid rows={1} shape="wide">
        {children}
      </MediaGrid>
    );
  return (
    // Reached by key, as what scrolls must be: its cards may be no links.
    <div role="group" aria-label={label} tabIndex={0} className={strip.scroller}>
      <ul className={classNames(strip.cards, strip.wide)}>
        {Children.map(children, (card) => (
          <li className={strip.item}>{card}</li>
        ))}
      </ul>
    </div>
  );
}
