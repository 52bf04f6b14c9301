import { classNames, usePhone } from '@qingyin/ui';
import { Children, type ReactNode } from 'react';
import { MediaGrid } from './MediaGrid.tsx';
import { cardStrip } from './card-strip.ts';

export interface CardShelfProps {
  /** accessible name */
  label: string;
  /** `wide` for 16:9 covers */
  shape: 'square' | 'wide';
  children: ReactNode;
}

/** One row of cards; on phones it scrolls sideways. */
export function CardShelf({ label, shape, children }: CardShelfProps) {
  const phone = usePhone();
  if (!phone)
    return (
      <MediaGrid rows={1} shape={shape}>
        {children}
      </MediaGrid>
    );
  return (
    // Scroll containers must be reachable by keyboard, as the cards may have no links.
    <div role="group" aria-label={label} tabIndex={0} className={cardStrip.scroller}>
      <ul className={classNames(cardStrip.cards, cardStrip[shape])}>
        {Children.map(children, (card) => (
          <li className={cardStrip.item}>{card}</li>
        ))}
      </ul>
    </div>
  );
}
