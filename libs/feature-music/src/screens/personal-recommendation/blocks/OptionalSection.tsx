import { Section } from '@qingyin/list-layout';
import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { ErrorState, QueryBoundary } from '@qingyin/ui';
import type { ReactNode } from 'react';

interface OptionalSectionProps {
  title: MessageDescriptor;
  pending: ReactNode;
  /** a `Section` with this title, or null without content */
  children: ReactNode;
}

/** Block that is left out when it has no content: while it loads and after a failure it has its heading. */
export function OptionalSection({ title, pending, children }: OptionalSectionProps) {
  const { i18n } = useLingui();
  const framed = (content: ReactNode) => (
    <Section title={i18n._(title)} pending={null}>
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
