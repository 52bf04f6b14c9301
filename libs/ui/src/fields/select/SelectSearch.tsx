import { useLingui } from '@lingui/react/macro';
import { type AriaAttributes, type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import classes from './SelectList.module.css';

export interface SelectSearchProps {
  listId: string;
  activeId: string | undefined;
  naming: Pick<AriaAttributes, 'aria-label' | 'aria-labelledby'>;
  query: string;
  onQuery: (query: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onBlur: (event: FocusEvent) => void;
}

/** Search field above the options of a select; has the focus while the list is open. */
export function SelectSearch({ listId, activeId, naming, query, onQuery, ...handlers }: SelectSearchProps) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus({ preventScroll: true }), []);
  return (
    <input
      {...handlers}
      {...naming}
      ref={input}
      type="search"
      role="combobox"
      aria-expanded
      aria-haspopup="listbox"
      aria-controls={listId}
      aria-activedescendant={activeId}
      autoComplete="off"
      placeholder={t`搜索`}
      className={classes.search}
      value={query}
      onChange={({ currentTarget }) => onQuery(currentTarget.value)}
    />
  );
}
