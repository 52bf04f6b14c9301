import { usersFoundQuery } from '@qingyin/data-music';
import { MediaCard, MediaGrid } from '@qingyin/media-kit';
import { CatalogueText } from '@qingyin/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { Search } from '../search.ts';
import { HitsFrame } from './HitsFrame.tsx';
import { useMarks } from './use-marks.tsx';

/** User results with their signatures. */
export default function UserHits(search: Search) {
  const { words, page } = search;
  const { data } = useSuspenseQuery(usersFoundQuery(words, page));
  const drawName = useMarks(words);
  return (
    <HitsFrame search={search} count={data.count} empty={data.items.length === 0}>
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
    </HitsFrame>
  );
}
