import { ListFilterField } from '@qingyin/list-layout';
import { Plural, useLingui } from '@lingui/react/macro';
import { type RefObject } from 'react';
import classes from './FilterField.module.css';
import { type SongOrder } from './use-song-order.ts';
import { prefetchOrdering } from './use-whole-list.ts';

export interface FilterFieldProps {
  order: Pick<SongOrder, 'query' | 'setQuery' | 'matchCount'>;
  field: RefObject<HTMLInputElement | null>;
}

/** Filter field of a song table, with the number of matches. */
export function FilterField({ order: { query, setQuery, matchCount }, field }: FilterFieldProps) {
  const { t } = useLingui();
  return (
    <>
      <ListFilterField
        field={field}
        label={t`筛选歌曲`}
        query={query}
        onChange={setQuery}
        onFocus={prefetchOrdering}
      />
      <span role="status" className={classes.count}>
        {matchCount !== null && <Plural value={matchCount} other="找到 # 首" />}
      </span>
    </>
  );
}
