import { classNames, usePhone } from '@qingyin/ui';
import { Children, type ReactNode } from 'react';
import { MediaGrid } from './MediaGrid.tsx';
import { strip } from './strip.ts';

export interface WideShelfProps {
  /** accessible name */
  label: string;
  children: ReactNode;
}

/** One row of cards with 16:9 covers; on phones it scrolls sideways. */
export function WideShelf({ label, children }: WideShelfProps) {
  const phone = usePhone();
  if (!phone)
    return (
      <MediaGrid rows={1} shape="wide">
        {children}
      </MediaGrid>
    );
  return (
    // Scroll containers must be reachable by keyboard, as the cards may have no links.
    <div role="group" aria-label={label} tabIndex={0} className={strip.scroller}>
      <ul className={classNames(strip.cards, strip.wide)}>
        {Children.map(children, (card) => (
          <li className={strip.item}>{card}</li>
        ))}
      </ul>
    </div>
  );
}
