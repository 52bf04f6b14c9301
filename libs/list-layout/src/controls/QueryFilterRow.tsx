import { QueryBoundary } from '@qingyin/ui';
import { type QueryKey, useSuspenseQuery, type UseSuspenseQueryOptions } from '@tanstack/react-query';
import { type ReactNode } from 'react';
import { FailedLine } from './FailedLine.tsx';
import { type FilterChoice, FilterRow } from './FilterBar.tsx';
import classes from './QueryFilterRow.module.css';

export interface QueryFilterRowProps<Answer, Key extends QueryKey> {
  label: string;
  query: UseSuspenseQueryOptions<Answer, Error, Answer, Key>;
  /** the choices; without an answer the ones that are always there */
  choicesOf: (answer?: Answer) => readonly FilterChoice[];
  /** one sentence: what failed to load */
  errorText: ReactNode;
}

/** Filter row whose choices come from the service. While they load, and if they fail, the fixed choices are shown. */
export function QueryFilterRow<Answer, Key extends QueryKey>(props: QueryFilterRowProps<Answer, Key>) {
  const { label, choicesOf, errorText } = props;
  const known = <FilterRow label={label} choices={choicesOf()} />;
  return (
    <QueryBoundary
      pending={known}
      failed={(_error, retry) => (
        <div className={classes.failed}>
          {known}
          <FailedLine retry={retry}>{errorText}</FailedLine>
        </div>
      )}
    >
      <NamedRow {...props} />
    </QueryBoundary>
  );
}

function NamedRow<Answer, Key extends QueryKey>({
  label,
  query,
  choicesOf,
}: QueryFilterRowProps<Answer, Key>) {
  const { data } = useSuspenseQuery(query);
  return <FilterRow label={label} choices={choicesOf(data)} />;
}
