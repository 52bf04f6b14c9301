import { ListFilterField } from '@qingyin/list-layout';
import { useLingui } from '@lingui/react/macro';
import type { RefObject } from 'react';
import classes from './CollectionTools.module.css';
import { SortChoice, type SortChoiceProps } from './SortChoice.tsx';

interface CollectionToolsProps extends SortChoiceProps {
  field: RefObject<HTMLInputElement | null>;
  query: string;
  onType: (query: string) => void;
  /** called when the search field gets focus: the whole collection will be needed */
  onAhead: () => void;
}

/** Toolbar of a collection: search field and sort order. */
export function CollectionTools({ field, query, onType, onAhead, ...sorting }: CollectionToolsProps) {
  const { t } = useLingui();
  return (
    <div className={classes.tools}>
      <div className={classes.search}>
        <ListFilterField
          field={field}
          label={t`在收藏中搜索`}
          query={query}
          onChange={onType}
          onFocus={onAhead}
        />
      </div>
      <SortChoice {...sorting} />
    </div>
  );
}

/** Placeholder that reserves the height of the toolbar. */
export const CollectionToolsPlaceholder = () => <div className={classes.tools} />;
