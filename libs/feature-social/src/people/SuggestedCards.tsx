import { useLingui } from '@lingui/react/macro';
import { suggestedPeopleQuery } from '@qingyin/data-social';
import { useFocusKept } from '@qingyin/media-kit';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { SuggestedPerson } from './SuggestedPerson.tsx';
import classes from './SuggestedPeople.module.css';

/** The proposals themselves; code of their own, as few posts are read for them. */
export default function Cards({ label }: { label: string }) {
  const { t } = useLingui();
  const { data: people } = useSuspenseQuery(suggestedPeopleQuery());
  const list = useRef<HTMLUListElement>(null);
  useFocusKept(list, 'data-person', people);
  if (people.length === 0)
    return <p className={classes.none}>{t`暂时没有可以推荐的人，多听多关注就会有了。`}</p>;
  return (
    // Reached by key, as what scrolls must be.
    <div className={classes.place}>
      <ul ref={list} aria-label={label} className={classes.cards}>
        {people.map((person) => (
          <li key={person.userId} data-person={person.userId} className={classes.item}>
            <SuggestedPerson person={person} />
          </li>
        ))}
      </ul>
    </div>
  );
}
