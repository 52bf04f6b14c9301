import { MediaCardSkeleton, MediaGridSkeleton } from '@qingyin/media-ui';
import { Plural, useLingui } from '@lingui/react/macro';
import { LIBRARY_PAGE, libraryAlbumsQuery, type LibraryAlbumFilter } from '@qingyin/data-music';
import type { LibraryAlbum } from '@qingyin/contract';
import { useCallback, useState } from 'react';
import type { CardKind } from '../../shared/CardGridRow.tsx';
import { FailedPages } from '../../shared/FailedPages.tsx';
import { LibraryAlbumCard } from '../../shared/LibraryAlbumCard.tsx';
import { LibraryEmpty } from '../../shared/LibraryEmpty.tsx';
import list from '../../shared/list.module.css';
import { NoMatches } from '../../shared/NoMatches.tsx';
import { usePagedList } from '../../shared/use-paged-list.ts';
import { VirtualCardGrid } from '../../shared/VirtualCardGrid.tsx';

/** Covers of the first row load eagerly. */
const FIRST = 7;

const albumCards: CardKind<LibraryAlbum> = {
  card: (album, index) => <LibraryAlbumCard album={album} priority={index < FIRST} />,
  titleOf: (album) => album.name,
  skeleton: <MediaCardSkeleton lines={1} />,
};

/** All albums of a filter. */
export function AlbumGrid({ filter: wanted }: { filter: LibraryAlbumFilter }) {
  const { t } = useLingui();
  // The parent remounts the grid for another filter.
  const [filter] = useState(wanted);
  const queryOf = useCallback((page: number) => libraryAlbumsQuery(filter, page), [filter]);
  const { first, count, at, want, retry } = usePagedList(queryOf, LIBRARY_PAGE);
  const { genre, decade, kind } = filter;
  if (count === 0) return (genre ?? decade ?? kind) ? <NoMatches to="/library/albums" /> : <LibraryEmpty />;
  return (
    <div>
      <h2 className={list.count}>
        <Plural value={count} other="# 张专辑" />
      </h2>
      <VirtualCardGrid
        name={`library-albums ${JSON.stringify(filter)}`}
        label={t`专辑`}
        count={count}
        initials={first.initials}
        onRangeChange={want}
        itemAt={at}
        kind={albumCards}
      />
      <FailedPages retry={retry} />
    </div>
  );
}

/** Skeleton of the albums. */
export const AlbumGridSkeleton = () => (
  <div aria-hidden>
    <p className={list.count}>&nbsp;</p>
    <MediaGridSkeleton lines={1} />
  </div>
);
