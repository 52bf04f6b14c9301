import { classNames, usePhone } from '@qingyin/ui';
import { Children, type ReactNode } from 'react';
import { MediaGrid } from './MediaGrid.tsx';
import { cardStrip } from './card-strip.ts';

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
    <div role="group" aria-label={label} tabIndex={0} className={cardStrip.scroller}>
      <ul className={classNames(cardStrip.cards, cardStrip.wide)}>
        {Children.map(children, (card) => (
          <li className={cardStrip.item}>{card}</li>
        ))}
      </ul>
    </div>
  );
}
