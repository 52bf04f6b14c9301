import { useCapability } from '@qingyin/auth-gate';
import { Section } from '@qingyin/list-layout';
import { useLingui } from '@lingui/react/macro';
import { SUGGEST_PEOPLE, suggestedPeopleQuery } from '@qingyin/data-social';
import { useSession } from '@qingyin/session/react';
import { lazyComponent } from '@qingyin/ui';
import { usePrefetchQuery } from '@tanstack/react-query';
import { SuggestedSkeleton } from './SuggestedSkeleton.tsx';

const Cards = lazyComponent(() => import('./SuggestedCards.tsx'));

/** Suggested users to follow, with reasons; for signed-in users, if the service has the capability. */
export function SuggestedPeople() {
  const { t } = useLingui();
  const login = useSession((session) => session.login);
  const offered = useCapability(SUGGEST_PEOPLE);
  if (!login || !offered) return null;
  return <Proposals title={t`你可能感兴趣的人`} />;
}

function Proposals({ title }: { title: string }) {
  // Fetched in parallel with the code of the cards.
  usePrefetchQuery(suggestedPeopleQuery());
  return (
    <Section title={title} pending={<SuggestedSkeleton />}>
      <Cards label={title} />
    </Section>
  );
}
