import { Trans } from '@lingui/react/macro';
import { bestMatchesQuery } from '@qingyin/data-music';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useId } from 'react';
import classes from './BestMatches.module.css';
import { BestMatchCard, type BestMatch } from './BestMatchCard.tsx';
import type { Search } from './search-params.ts';

/** Best matches of a query, without those of the kind that is listed below. */
export default function BestMatches({ type, query }: Search) {
  const { data } = useSuspenseQuery(bestMatchesQuery(query));
  const id = useId();
  const matches = data.orders.flatMap((kind): BestMatch[] => {
    if (kind === type) return [];
    if (kind === 'artist') return (data.artist ?? []).map((item) => ({ kind, item }));
    if (kind === 'album') return (data.album ?? []).map((item) => ({ kind, item }));
    if (kind === 'playlist') return (data.playlist ?? []).map((item) => ({ kind, item }));
    return [];
  });
  if (matches.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={classes.heading}>
        <Trans>最佳匹配</Trans>
      </h2>
      <ul className={classes.cards}>
        {matches.map((match) => (
          <BestMatchCard key={`${match.kind} ${match.item.id}`} match={match} query={query} />
        ))}
      </ul>
    </section>
  );
}
