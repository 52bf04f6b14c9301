import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';

interface ChoiceProps extends ComponentProps<'a'> {
  /** what `aria-current` says; absent for what is not chosen */
  chosen?: 'true' | 'page' | undefined;
  /** the router's, which no anchor has */
  disabled?: boolean;
}

function Choice({ chosen, disabled: _, children, ...props }: ChoiceProps) {
  return (
    <a {...props} aria-current={chosen}>
      {children}
    </a>
  );
}

/**
 * A link that is one of several choices of a page: filters, tabs, page numbers. Which one is chosen the page says. The
 * router's own `Link` marks what the address names, which differs from it until the page has followed the address, and
 * where a default is left out of the address.
 */
export const ChoiceLink = createLink(Choice);
