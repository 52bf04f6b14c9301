import { useLingui } from '@lingui/react/macro';
import { ChoiceLink, useOnNavigation } from '@qingyin/routing';
import { QueryBoundary, SkeletonText } from '@qingyin/ui';
import { Sheet } from '@qingyin/ui/lazy';
import { type ReactNode } from 'react';
import type { OpenPanelProps } from './CategoryButton.tsx';
import classes from './CategoryPanel.module.css';
import { FilterBar, type FilterChoice } from './FilterBar.tsx';

export interface CategoryPanelProps extends OpenPanelProps {
  /** the choice before all categories: everything */
  all: FilterChoice;
  /** `FilterRow`s, which may suspend */
  children: ReactNode;
}

const SKELETON_LINES = 5;

/** All categories in a sheet that closes once one was chosen. */
export function CategoryPanel({ anchor, onClose, all, children }: CategoryPanelProps) {
  const { t } = useLingui();
  useOnNavigation(onClose);
  return (
    <Sheet label={t`选择分类`} anchor={anchor} onClose={onClose} wide>
      <div className={classes.panel}>
        <ChoiceLink
          {...all.link}
          resetScroll={false}
          className={classes.all}
          chosen={all.chosen ? 'true' : undefined}
        >
          {all.label}
        </ChoiceLink>
        <QueryBoundary pending={<SkeletonText lines={SKELETON_LINES} />}>
          <FilterBar>{children}</FilterBar>
        </QueryBoundary>
      </div>
    </Sheet>
  );
}
