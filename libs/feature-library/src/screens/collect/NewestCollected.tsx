import { Section } from '@qingyin/list-layout';
import { MAX_COLUMNS } from '@qingyin/media-ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { type CollectionKind, collectedId, collectionQuery, readCollection } from '@qingyin/data-library';
import { Link } from '@qingyin/routing';
import { usePhone } from '@qingyin/ui';
import { useInfiniteQuery, useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { collectionLink } from '../../collections/collection-link.ts';
import type { CollectionDefinition } from '../../collections/collection-definition.ts';
import { DiscoveryLink } from '../../collections/parts/EmptyCollection.tsx';
import classes from './NewestCollected.module.css';

/** One row on the widest page; the grid drops the cards that do not fill a row. */
const ROW_AT_MOST = MAX_COLUMNS.square;
/** Two rows on phones, which have few columns. */
const useRows = () => (usePhone() ? 2 : 1);
const asItIs = (name: string) => name;

interface FactsProps<Kind extends CollectionKind> {
  facts: CollectionDefinition<Kind>;
}

/** Section with the newest items of a collection, their count and a link to all of them. */
export function NewestCollected<Kind extends CollectionKind>({ facts }: FactsProps<Kind>) {
  const { i18n } = useLingui();
  const rows = useRows();
  const { name, Grid, skeletons } = facts;
  return (
    <Section
      title={i18n._(name)}
      more={<AllLink facts={facts} />}
      pending={<Grid rows={rows}>{skeletons(ROW_AT_MOST)}</Grid>}
    >
      <Newest facts={facts} />
    </Section>
  );
}

function AllLink<Kind extends CollectionKind>({ facts: { kind, path } }: FactsProps<Kind>) {
  const { data } = useInfiniteQuery(collectionQuery(kind));
  const count = data && readCollection(data).count;
  // The section below already shows the empty state.
  if (count === 0) return null;
  return <Link {...collectionLink(path)}>{count ? <Trans>全部 {count}</Trans> : <Trans>全部</Trans>}</Link>;
}

function Newest<Kind extends CollectionKind>({ facts }: FactsProps<Kind>) {
  const { i18n } = useLingui();
  const rows = useRows();
  const { kind, emptyMessage, Card, Grid } = facts;
  const { entries } = readCollection(useSuspenseInfiniteQuery(collectionQuery(kind)).data);
  if (entries.length === 0)
    return (
      <p className={classes.nothing}>
        {i18n._(emptyMessage)} <DiscoveryLink facts={facts} className={classes.elsewhere} />
      </p>
    );
  return (
    <Grid rows={rows}>
      {entries.slice(0, ROW_AT_MOST).map((item) => (
        <Card key={collectedId(item)} item={item} mark={asItIs} />
      ))}
    </Grid>
  );
}
