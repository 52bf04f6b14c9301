import { Section } from '@qingyin/list-layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { useActionLabel } from '@qingyin/ui';
import { Link } from '@qingyin/routing';
import { type ReactNode } from 'react';
import { type ResultType, searchLink } from '../search-params.ts';

export interface OverviewSectionProps {
  type: ResultType;
  query: string;
  title: string;
  /** skeleton of the content */
  pending: ReactNode;
  children: ReactNode;
}

/** Block of the overview: a heading with a link to all results of the kind, and a few of them. */
export function OverviewSection({ type, query, title, pending, children }: OverviewSectionProps) {
  const { t } = useLingui();
  const actionLabel = useActionLabel();
  return (
    <Section
      title={title}
      resetKey={query}
      pending={pending}
      more={
        <Link {...searchLink({ type, query, page: 1 })} aria-label={actionLabel(t`全部`, title)}>
          <Trans>全部</Trans>
        </Link>
      }
    >
      {children}
    </Section>
  );
}
