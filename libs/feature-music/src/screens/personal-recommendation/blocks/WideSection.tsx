import { Section } from '@qingyin/list-layout';
import { cardSkeletons, WideShelf } from '@qingyin/media-ui';
import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@qingyin/routing';
import type { ReactNode } from 'react';

const SKELETON_CARDS = 4;

interface WideSectionProps {
  title: MessageDescriptor;
  /** path of the screen with all of them */
  all: '/exclusive-broadcast' | '/mv';
  /** width / height of the covers */
  ratio: number;
  children: ReactNode;
}

/** Block of the home page with one row of wide covers and a link to all of them. */
export function WideSection({ title, all, ratio, children }: WideSectionProps) {
  const { i18n } = useLingui();
  return (
    <Section
      title={i18n._(title)}
      more={
        <Link to={all}>
          <Trans>全部</Trans>
        </Link>
      }
      pending={<WideShelf label={i18n._(title)}>{cardSkeletons(SKELETON_CARDS, { ratio })}</WideShelf>}
    >
      {children}
    </Section>
  );
}
