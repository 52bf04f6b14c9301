import { Plural, useLingui } from '@lingui/react/macro';
import { type RefObject } from 'react';
import { WordsField } from '../browse/WordsField.tsx';
import classes from './FilterField.module.css';
import { type SongOrder } from './use-song-order.ts';
import { prepareOrdering } from './use-whole-list.ts';

export interface FilterFieldProps {
  order: Pick<SongOrder, 'words' | 'filterBy' | 'hits'>;
  field: RefObject<HTMLInputElement | null>;
}

/** Filter field of a song table, with the number of matches. */
export function FilterField({ order: { words, filterBy, hits }, field }: FilterFieldProps) {
  const { t } = useLingui();
  return (
    <>
      <WordsField
        field={field}
        label={t`筛选歌曲`}
        words={words}
        onChange={filterBy}
        onFocus={prepareOrdering}
      />
      <span role="status" className={classes.count}>
        {hits !== null && <Plural value={hits} other="找到 # 首" />}
      </span>
    </>
  );
}
