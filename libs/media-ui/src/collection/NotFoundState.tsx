import { lazyComponent, OptionalBoundary } from '@qingyin/ui';
import { type ReactNode } from 'react';

/** Lazy: almost every page is found. */
const NotFoundContent = lazyComponent(() => import('./NotFoundContent.tsx'));

export interface NotFoundStateProps {
  /** what was not found; names nothing that the viewer may not know */
  children: ReactNode;
  /** true: others may see it, so the state says what can be done, and offers guests the login */
  mayBeWithheld?: boolean;
}

/** Empty state for a resource that does not exist or is withheld from the viewer; see `NotFoundContent`. */
export const NotFoundState = (props: NotFoundStateProps) => (
  <OptionalBoundary>
    <NotFoundContent {...props} />
  </OptionalBoundary>
);
