import { useRowFocusRestore } from '@qingyin/list-layout';
import { useLingui } from '@lingui/react/macro';
import { suggestedPeopleQuery } from '@qingyin/data-social';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { SuggestedPerson } from './SuggestedPerson.tsx';
import classes from './SuggestedPeople.module.css';

/** List of suggested users; loaded lazily, as it is secondary to the posts. */
export default function Cards({ label }: { label: string }) {
  const { t } = useLingui();
  const { data: people } = useSuspenseQuery(suggestedPeopleQuery());
  const list = useRef<HTMLUListElement>(null);
  useRowFocusRestore(list, 'data-person', people);
  if (people.length === 0)
    return <p className={classes.none}>{t`暂时没有可以推荐的人，多听多关注就会有了。`}</p>;
  return (
    // Scrollable, and reachable by keyboard through its links.
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
