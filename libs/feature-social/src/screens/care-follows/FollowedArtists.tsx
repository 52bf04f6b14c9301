import { InfiniteScrollEnd } from '@qingyin/list-layout';
import { ArtistCard, MediaGrid } from '@qingyin/media-ui';
import { Trans } from '@lingui/react/macro';
import { followedArtistsQuery } from '@qingyin/data-social';
import { Link } from '@qingyin/routing';
import { buttonClass, EmptyState } from '@qingyin/ui';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { ArtistsSkeleton } from './ArtistsSkeleton.tsx';
import classes from './CareFollows.module.css';

/** Artists followed by the signed-in user. */
export function FollowedArtists({ uid }: { uid: string }) {
  const query = useSuspenseInfiniteQuery(followedArtistsQuery(uid));
  const artists = query.data.pages.flatMap((page) => page.artists);
  if (artists.length === 0) return <NoArtists />;
  return (
    <div className={classes.follows}>
      <MediaGrid>
        {artists.map(({ artistId, name, avatarUrl }) => (
          <ArtistCard
            key={artistId}
            artist={{ id: artistId, name, picUrl: avatarUrl, img1v1Url: avatarUrl }}
          />
        ))}
      </MediaGrid>
      <InfiniteScrollEnd query={query} pending={<ArtistsSkeleton />} />
    </div>
  );
}

function NoArtists() {
  return (
    <EmptyState
      drawing="zither"
      action={
        <Link to="/find-music/singer" className={buttonClass('soft')}>
          <Trans>看看歌手</Trans>
        </Link>
      }
    >
      <Trans>还没有关注歌手。</Trans>
    </EmptyState>
  );
}
