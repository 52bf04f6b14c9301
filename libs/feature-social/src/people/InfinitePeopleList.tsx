import {
  InfiniteScrollEnd,
  type InfiniteScrollEndProps,
  useListFilter,
  ListFilterField,
} from '@qingyin/list-layout';
import { HighlightedText } from '@qingyin/media-ui';
import { Plural, useLingui } from '@lingui/react/macro';
import type { ListedPerson } from '@qingyin/data-social';
import { useRef } from 'react';
import classes from './InfinitePeopleList.module.css';
import { NoFilterMatches } from './NoFilterMatches.tsx';
import { PeopleList } from './PeopleList.tsx';
import { PeopleSkeleton } from './PeopleSkeleton.tsx';
import { PersonRow } from './PersonRow.tsx';

/** Lists of up to so many users need no filter. */
const FEW = 8;

interface InfinitePeopleListProps {
  label: string;
  people: readonly ListedPerson[];
  query: InfiniteScrollEndProps['query'];
  /** the signed-in user's own list: has a filter by name, for which all pages are fetched */
  own: boolean;
}

const textsOf = ({ nickname }: ListedPerson) => [nickname];

/** Infinite list of users, with a filter by name for the user's own list. */
export function InfinitePeopleList({ label, people, query: pages, own }: InfinitePeopleListProps) {
  const { t } = useLingui();
  const field = useRef<HTMLInputElement>(null);
  const { query, setQuery, matches, matchCount } = useListFilter(people, textsOf);
  const searching = query.trim() !== '';
  return (
    <div className={classes.people}>
      {own && (people.length > FEW || searching) && (
        <div className={classes.tools}>
          <ListFilterField field={field} label={t`按名字筛选`} query={query} onChange={setQuery} />
          <span role="status" className={classes.hits}>
            {matchCount !== null && !pages.hasNextPage && <Plural value={matchCount} other="找到 # 位" />}
          </span>
        </div>
      )}
      {matches.length === 0 && searching && !pages.hasNextPage ? (
        <NoFilterMatches query={query} onClear={() => setQuery('')} />
      ) : (
        <PeopleList
          label={label}
          people={matches}
          keyOf={({ userId }) => userId}
          row={(person) => (
            <PersonRow
              person={person}
              label={
                searching ? <HighlightedText text={person.nickname} keywords={query.trim()} /> : undefined
              }
            />
          )}
        />
      )}
      <InfiniteScrollEnd query={pages} pending={<PeopleSkeleton count={4} />} />
    </div>
  );
}
