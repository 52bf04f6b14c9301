import { Trans, useLingui } from '@lingui/react/macro';
import { fansQuery } from '@qingyin/data-social';
import { EmptyState, QueryBoundary } from '@qingyin/ui';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { InfinitePeopleList } from '../../people/InfinitePeopleList.tsx';
import { PeopleSkeleton } from '../../people/PeopleSkeleton.tsx';
import { useIsOwnProfile } from '../../people/use-is-own-profile.ts';

/** Followers of a user, below the head of /care. */
export function CareFan({ uid }: { uid: string }) {
  const { t } = useLingui();
  return (
    <section aria-label={t`粉丝`}>
      <h2 className="qy-unseen">{t`粉丝`}</h2>
      <QueryBoundary pending={<PeopleSkeleton />}>
        <Fans uid={uid} />
      </QueryBoundary>
    </section>
  );
}

function Fans({ uid }: { uid: string }) {
  const { t } = useLingui();
  const own = useIsOwnProfile(uid);
  const query = useSuspenseInfiniteQuery(fansQuery(uid, own));
  const people = query.data.pages.flatMap((page) => page.people);
  if (people.length === 0)
    return (
      <EmptyState drawing="kite">
        {own ? (
          <Trans>还没有粉丝。写点动态，让人认识你。</Trans>
        ) : (
          <Trans>还没有粉丝，做第一个关注 TA 的人吧。</Trans>
        )}
      </EmptyState>
    );
  return <InfinitePeopleList label={t`粉丝`} people={people} query={query} own={own} />;
}
