import { ErrorState, QueryBoundary } from '@qingyin/ui';
import type { ReactNode } from 'react';
import { Section } from './Section.tsx';

export interface OptionalSectionProps {
  title: string;
  pending: ReactNode;
  /** a `Section` with this title, or null without content */
  children: ReactNode;
}

/** Block that is left out when it has no content: while it loads and after a failure it has its heading. */
export function OptionalSection({ title, pending, children }: OptionalSectionProps) {
  const framed = (content: ReactNode) => (
    <Section title={title} pending={null}>
      {content}
    </Section>
  );
  return (
    <QueryBoundary
      pending={framed(pending)}
      failed={(error, retry) => framed(<ErrorState error={error} onRetry={retry} />)}
    >
      {children}
    </QueryBoundary>
  );
}
