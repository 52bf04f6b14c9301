import { FilterBar, FilterRow, StaleContent, useDeferredContent } from '@qingyin/list-layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { followsQuery } from '@qingyin/data-social';
import { useSearch } from '@qingyin/routing';
import { EmptyState, QueryBoundary } from '@qingyin/ui';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { ArtistsSkeleton } from './ArtistsSkeleton.tsx';
import { FollowedArtists } from './FollowedArtists.tsx';
import classes from './CareFollows.module.css';
import { InfinitePeopleList } from '../../people/InfinitePeopleList.tsx';
import { PeopleSkeleton } from '../../people/PeopleSkeleton.tsx';
import { SuggestedPeople } from '../../people/SuggestedPeople.tsx';
import { useIsOwnProfile } from '../../people/use-is-own-profile.ts';

/** Users followed by a user, below the head of /care; one's own page has artists too. */
export function CareFollows({ uid }: { uid: string }) {
  const { t } = useLingui();
  const own = useIsOwnProfile(uid);
  const { of } = useSearch({ strict: false });
  const artists = own && of === 'artists';
  const shown = useDeferredContent(artists);
  return (
    <section aria-label={t`关注`} className={classes.follows}>
      <h2 className="qy-unseen">{t`关注`}</h2>
      {own && <Kinds uid={uid} artists={artists} />}
      <StaleContent waiting={shown !== artists}>
        <QueryBoundary pending={shown ? <ArtistsSkeleton /> : <PeopleSkeleton />} resetKey={String(shown)}>
          {shown ? <FollowedArtists uid={uid} /> : <Follows uid={uid} own={own} />}
        </QueryBoundary>
      </StaleContent>
    </section>
  );
}

/** Switch between 用户 and 歌手, on one's own page. */
function Kinds({ uid, artists }: { uid: string; artists: boolean }) {
  const { t } = useLingui();
  const link = (of?: 'artists') => ({ to: '/care/follows/$uid', params: { uid }, search: { of } }) as const;
  return (
    <FilterBar>
      <FilterRow
        label={t`关注的`}
        labelled={false}
        choices={[
          { key: 'people', label: t`用户`, link: link(), chosen: !artists },
          { key: 'artists', label: t`歌手`, link: link('artists'), chosen: artists },
        ]}
      />
    </FilterBar>
  );
}

function Follows({ uid, own }: { uid: string; own: boolean }) {
  const { t } = useLingui();
  const query = useSuspenseInfiniteQuery(followsQuery(uid));
  const people = query.data.pages.flatMap((page) => page.people);
  if (people.length > 0)
    return <InfinitePeopleList label={t`关注`} people={people} query={query} own={own} />;
  return (
    <>
      <EmptyState drawing="kite">
        {own ? (
          <Trans>还没有关注谁。遇到喜欢的人，点一下关注，TA 就会在这里。</Trans>
        ) : (
          <Trans>还没有关注谁。</Trans>
        )}
      </EmptyState>
      {own && <SuggestedPeople />}
    </>
  );
}
