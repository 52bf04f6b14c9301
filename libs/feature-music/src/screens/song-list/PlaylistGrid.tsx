import { PageLinks, useProgressiveRender } from '@qingyin/list-layout';
import { cardSkeletons, MediaGrid, PlaylistCard } from '@qingyin/media-ui';
import { PLAYLISTS_PER_PAGE, playlistSquareQuery, type PlaylistFilter } from '@qingyin/data-music';
import { CatalogueText } from '@qingyin/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { PlaylistsHeading } from '../../shared/PlaylistsHeading.tsx';
import { songListLink } from './song-list-search.ts';
import { NoPlaylists } from './NoPlaylists.tsx';

/** Progressive rendering: the cards above the fold of a wide window first, the rest in the next frame. */
const FIRST = 14;
const PARTS = 2;

/** One page of a category's playlists with their creators, and links to the other pages. */
export function PlaylistGrid({ filter }: { filter: PlaylistFilter }) {
  const { cat, order, page } = filter;
  const { data } = useSuspenseQuery(playlistSquareQuery(filter));
  const { playlists, total } = data;
  const drawn = useProgressiveRender(PARTS, ['link']);
  if (playlists.length === 0) return <NoPlaylists filter={filter} />;
  return (
    <>
      <PlaylistsHeading cat={cat} />
      {/* Remounts for another list: cards present in both would visibly move. */}
      <MediaGrid key={`${cat} ${order} ${page}`}>
        {playlists.slice(0, drawn < PARTS ? FIRST : undefined).map((playlist) => (
          <PlaylistCard
            key={playlist.id}
            playlist={playlist}
            meta={playlist.creator && <CatalogueText text={playlist.creator.nickname} />}
          />
        ))}
      </MediaGrid>
      {drawn === PARTS && (
        <PageLinks
          page={page}
          pages={Math.max(page, Math.ceil(total / PLAYLISTS_PER_PAGE))}
          linkOf={(to) => songListLink({ ...filter, page: to })}
        />
      )}
    </>
  );
}

export const PlaylistGridSkeleton = () => <MediaGrid>{cardSkeletons(PLAYLISTS_PER_PAGE)}</MediaGrid>;
