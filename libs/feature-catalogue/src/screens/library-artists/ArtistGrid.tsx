import { MediaCardSkeleton, MediaGridSkeleton, useCreditLabels } from '@qingyin/media-ui';
import { Plural, useLingui } from '@lingui/react/macro';
import { LIBRARY_PAGE, libraryArtistsQuery, type LibraryArtistFilter } from '@qingyin/data-music';
import type { LibraryArtist } from '@qingyin/contract';
import { useCallback, useState } from 'react';
import type { CardKind } from '../../shared/CardGridRow.tsx';
import { FailedPages } from '../../shared/FailedPages.tsx';
import { LibraryEmpty } from '../../shared/LibraryEmpty.tsx';
import list from '../../shared/list.module.css';
import { usePagedList } from '../../shared/use-paged-list.ts';
import { VirtualCardGrid } from '../../shared/VirtualCardGrid.tsx';
import { LibraryArtistCard } from './LibraryArtistCard.tsx';

/** Pictures of the first row load eagerly. */
const FIRST = 7;

const artistCards: CardKind<LibraryArtist> = {
  card: (artist, index) => <LibraryArtistCard artist={artist} priority={index < FIRST} />,
  titleOf: (artist) => artist.name,
  skeleton: <MediaCardSkeleton round />,
  round: true,
};

/** All artists of a filter. */
export function ArtistGrid({ filter: wanted }: { filter: LibraryArtistFilter }) {
  const { t } = useLingui();
  // The parent remounts the grid for another filter.
  const [filter] = useState(wanted);
  const queryOf = useCallback((page: number) => libraryArtistsQuery(filter, page), [filter]);
  const { first, count, at, want, retry } = usePagedList(queryOf, LIBRARY_PAGE);
  const credits = useCreditLabels();
  if (count === 0) return <LibraryEmpty />;
  const { role } = filter;
  const credited = role !== undefined && role !== 'album' && role !== 'all';
  return (
    <div>
      <h2 className={list.count}>
        {credited ? <Plural value={count} other="# 人" /> : <Plural value={count} other="# 位歌手" />}
      </h2>
      <VirtualCardGrid
        name={`library-artists ${JSON.stringify(filter)}`}
        label={credited ? credits[role] : t`歌手`}
        count={count}
        initials={first.initials}
        onRangeChange={want}
        itemAt={at}
        kind={artistCards}
      />
      <FailedPages retry={retry} />
    </div>
  );
}

/** Skeleton of the artists. */
export const ArtistGridSkeleton = () => (
  <div aria-hidden>
    <p className={list.count}>&nbsp;</p>
    <MediaGridSkeleton round />
  </div>
);
