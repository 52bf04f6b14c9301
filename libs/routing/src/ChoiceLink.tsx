import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';

interface ChoiceAnchorProps extends ComponentProps<'a'> {
  /** value of `aria-current`; absent for links that are not chosen */
  chosen?: 'true' | 'page' | undefined;
  /** prop of the router, which anchors do not have */
  disabled?: boolean;
}

function ChoiceAnchor({ chosen, disabled: _, ...props }: ChoiceAnchorProps) {
  // eslint-disable-next-line jsx-a11y/anchor-has-content -- the props contain the children
  return <a {...props} aria-current={chosen} />;
}

/**
 * Link of a group of choices: filters, tabs, page numbers. The page says which one is chosen. The router's own
 * `Link` marks it by the address, which differs while the page follows the address, and where defaults are omitted
 * from the address.
 */
export const ChoiceLink = createLink(ChoiceAnchor);
