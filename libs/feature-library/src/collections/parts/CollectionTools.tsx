import { useLingui } from '@lingui/react/macro';
import { WordsField } from '@qingyin/media-kit';
import type { RefObject } from 'react';
import classes from './CollectionTools.module.css';
import { SortChoice, type SortChoiceProps } from './SortChoice.tsx';

interface CollectionToolsProps extends SortChoiceProps {
  field: RefObject<HTMLInputElement | null>;
  words: string;
  onType: (words: string) => void;
  /** somebody is about to search */
  onAhead: () => void;
}

/** What stands above a collection: the search in it, and its order. */
export function CollectionTools({ field, words, onType, onAhead, ...sorting }: CollectionToolsProps) {
  const { t } = useLingui();
  return (
    <div className={classes.tools}>
      <div className={classes.search}>
        <WordsField field={field} label={t`在收藏中搜索`} words={words} onChange={onType} onFocus={onAhead} />
      </div>
      <SortChoice {...sorting} />
    </div>
  );
}

/** Its room before the collection is there. */
export const CollectionToolsRoom = () => <div className={classes.tools} />;
