import { MediaCard, MediaGrid } from '@qingyin/media-ui';
import { userResultsQuery } from '@qingyin/data-music';
import { CatalogueText } from '@qingyin/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { ResultSearch } from '../search-params.ts';
import { ResultsFrame } from './ResultsFrame.tsx';
import { useHighlight } from './use-highlight.tsx';

/** User results with their signatures. */
export default function UserResults(search: ResultSearch) {
  const { query, page } = search;
  const { data } = useSuspenseQuery(userResultsQuery(query, page));
  const drawName = useHighlight(query);
  return (
    <ResultsFrame search={search} count={data.count} empty={data.items.length === 0}>
      <MediaGrid>
        {data.items.map(({ userId, nickname, avatarUrl, signature }) => (
          <MediaCard
            key={userId}
            round
            title={nickname}
            label={drawName(nickname)}
            coverUrl={avatarUrl}
            link={{ to: '/homepage/$uid', params: { uid: String(userId) } }}
            meta={signature && <CatalogueText text={signature} />}
          />
        ))}
      </MediaGrid>
    </ResultsFrame>
  );
}
