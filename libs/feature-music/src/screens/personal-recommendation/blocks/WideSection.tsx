import { OptionalSection, Section } from '@qingyin/list-layout';
import { CardShelf, cardSkeletons, MAX_COLUMNS } from '@qingyin/media-ui';
import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@qingyin/routing';
import { type QueryKey, useSuspenseQuery, type UseSuspenseQueryOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';

interface WideSectionProps<Item, Key extends QueryKey> {
  title: MessageDescriptor;
  /** path of the screen with all of them */
  all: '/exclusive-broadcast' | '/mv';
  /** width / height of the covers */
  ratio: number;
  query: UseSuspenseQueryOptions<Item[], Error, Item[], Key>;
  card: (item: Item) => ReactNode;
}

/** Block of the home page with one row of wide covers and a link to all of them; left out when there are none. */
export function WideSection<Item, Key extends QueryKey>(props: WideSectionProps<Item, Key>) {
  const { i18n } = useLingui();
  const { title, ratio } = props;
  return (
    <OptionalSection
      title={i18n._(title)}
      pending={
        <CardShelf label={i18n._(title)} shape="wide">
          {cardSkeletons(MAX_COLUMNS.wide, { ratio })}
        </CardShelf>
      }
    >
      <Shelf {...props} />
    </OptionalSection>
  );
}

function Shelf<Item, Key extends QueryKey>({ title, all, query, card }: WideSectionProps<Item, Key>) {
  const { i18n } = useLingui();
  const { data: items } = useSuspenseQuery(query);
  if (items.length === 0) return null;
  return (
    <Section
      title={i18n._(title)}
      pending={null}
      more={
        <Link to={all}>
          <Trans>全部</Trans>
        </Link>
      }
    >
      <CardShelf label={i18n._(title)} shape="wide">
        {items.map(card)}
      </CardShelf>
    </Section>
  );
}
