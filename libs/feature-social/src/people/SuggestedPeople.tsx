import { useLingui } from '@lingui/react/macro';
import { SUGGEST_PEOPLE, suggestedPeopleQuery } from '@qingyin/data-social';
import { Section, useOffered } from '@qingyin/media-kit';
import { useSession } from '@qingyin/session/react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { SuggestedPerson } from './SuggestedPerson.tsx';
import classes from './SuggestedPeople.module.css';
import { SuggestedSkeleton } from './SuggestedSkeleton.tsx';

/** People whom the signed-in user may like to follow, with the reasons; nothing where the service proposes nobody. */
export function SuggestedPeople() {
  const { t } = useLingui();
  const login = useSession((session) => session.login);
  const offered = useOffered(SUGGEST_PEOPLE);
  if (!login || !offered) return null;
  return <Proposals title={t`你可能感兴趣的人`} />;
}

function Proposals({ title }: { title: string }) {
  return (
    <Section title={title} pending={<SuggestedSkeleton />}>
      <Cards label={title} />
    </Section>
  );
}

function Cards({ label }: { label: string }) {
  const { t } = useLingui();
  const { data: people } = useSuspenseQuery(suggestedPeopleQuery());
  if (people.length === 0)
    return <p className={classes.none}>{t`暂时没有可以推荐的人，多听多关注就会有了。`}</p>;
  return (
    // Reached by key, as what scrolls must be.
    <div className={classes.place}>
      <ul aria-label={label} className={classes.cards}>
        {people.map((person) => (
          <li key={person.userId} className={classes.item}>
            <SuggestedPerson person={person} />
          </li>
        ))}
      </ul>
    </div>
  );
}
