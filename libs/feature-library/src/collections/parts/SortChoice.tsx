import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import type { CollectionSort } from '../collection-sort.ts';
import classes from './SortChoice.module.css';

const labels: Readonly<Record<Exclude<CollectionSort, 'maker'>, MessageDescriptor>> = {
  newest: msg`最近收藏`,
  name: msg`名称`,
};

export interface SortChoiceProps {
  sorts: readonly CollectionSort[];
  sort: CollectionSort;
  /** label of the sort order by maker */
  makerLabel: MessageDescriptor;
  onSort: (sort: CollectionSort) => void;
}

/** Buttons for the sort order of a collection. */
export function SortChoice({ sorts, sort, makerLabel, onSort }: SortChoiceProps) {
  const { t, i18n } = useLingui();
  return (
    <div role="group" aria-label={t`排序方式`} className={classes.sorts}>
      {sorts.map((each) => (
        <button
          key={each}
          type="button"
          className={classes.sort}
          aria-pressed={each === sort}
          onClick={() => each !== sort && onSort(each)}
        >
          {i18n._(each === 'maker' ? makerLabel : labels[each])}
        </button>
      ))}
    </div>
  );
}
