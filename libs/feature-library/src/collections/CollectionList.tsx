import { PageLinks, StaleContent } from '@qingyin/list-layout';
import { HighlightedText, MAX_COLUMNS } from '@qingyin/media-ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { type CollectionKind, collectedId } from '@qingyin/data-library';
import { useNavigate } from '@qingyin/routing';
import { Button, EmptyState, ErrorState } from '@qingyin/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useDeferredValue, useRef, useState } from 'react';
import classes from './CollectionList.module.css';
import { type CollectionSearch, collectionLink } from './collection-link.ts';
import { persistedSort } from './collection-sort.ts';
import type { CollectionDefinition } from './collection-definition.ts';
import { CollectionTools } from './parts/CollectionTools.tsx';
import { EmptyCollection } from './parts/EmptyCollection.tsx';
import { RemovableCard } from './parts/RemovableCard.tsx';
import { useCollection } from './use-collection.ts';
import { useCanRemoveFromCollection, useRemoveFromCollection } from './use-remove-from-collection.ts';
import { useAddressQuery } from './use-address-query.ts';

const SKELETON_ROWS = 2;

interface CollectionListProps<Kind extends CollectionKind> {
  facts: CollectionDefinition<Kind>;
  search: CollectionSearch;
}

/** Complete collection: search field, sort order, pagination and cards that can be removed. */
export function CollectionList<Kind extends CollectionKind>({ facts, search }: CollectionListProps<Kind>) {
  const { kind, path, sorts, makerLabel: makerWord, Count, Card, Grid, skeletons, nameOf } = facts;
  const { keywords = '', page: wanted = 1 } = search;
  const { t } = useLingui();
  const client = useQueryClient();
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const [ahead, setAhead] = useState(false);
  const sorting = persistedSort(kind);
  const sort = useQuery(sorting.query()).data ?? 'newest';
  const takeOut = useRemoveFromCollection(facts);
  const canTakeOut = useCanRemoveFromCollection(kind);

  const write = useCallback(
    (query: string) =>
      void navigate({ ...collectionLink(path, { keywords: query }), replace: true, resetScroll: false }),
    [navigate, path],
  );
  const { query: typed, type } = useAddressQuery(keywords, write);
  const query = useDeferredValue(typed).trim();
  const list = useCollection(facts, {
    query,
    sort,
    // While the address still has another query, its page number does not apply to the typed one.
    page: typed.trim() === keywords.trim() ? wanted : 1,
    ahead,
  });
  const mark = (name: string) => (
    <HighlightedText text={name} keywords={query} dictionary={list.dictionary} />
  );
  const clear = () => {
    type('');
    field.current?.focus();
  };

  if (list.empty) return <EmptyCollection facts={facts} />;
  return (
    <>
      <CollectionTools
        field={field}
        query={typed}
        onType={type}
        onAhead={() => setAhead(true)}
        sorts={sorts}
        makerLabel={makerWord}
        sort={sort}
        onSort={(next) => {
          void sorting.keep(client, next);
          if (wanted > 1) write(query);
        }}
      />
      <StaleContent waiting={query !== typed.trim()}>
        <section className={classes.list}>
          <h2 className={classes.count} aria-live="polite">
            {list.count !== null && <Count count={list.count} />}
          </h2>
          {list.isLoading && list.items.length === 0 && (
            <Grid rows={SKELETON_ROWS}>{skeletons(SKELETON_ROWS * MAX_COLUMNS.square)}</Grid>
          )}
          {list.items.length > 0 && (
            <Grid>
              {list.items.map((item) => (
                <RemovableCard
                  key={collectedId(item)}
                  name={nameOf(item)}
                  onTakeOut={canTakeOut ? () => takeOut(item) : undefined}
                >
                  <Card item={item} mark={mark} />
                </RemovableCard>
              ))}
            </Grid>
          )}
          {list.count === 0 && (
            <EmptyState drawing="boat" action={<Button onClick={clear}>{t`清除筛选`}</Button>}>
              <Trans>
                收藏里没有符合“<bdi>{query}</bdi>”的。
              </Trans>
            </EmptyState>
          )}
          {list.error && <ErrorState error={list.error} onRetry={list.retry} />}
          <PageLinks
            page={list.page}
            pages={list.pages}
            linkOf={(page) => collectionLink(path, { keywords: query, page })}
          />
        </section>
      </StaleContent>
    </>
  );
}
