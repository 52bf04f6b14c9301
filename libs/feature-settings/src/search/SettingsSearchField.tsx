import { useLingui } from '@lingui/react/macro';
import { isImeKey } from '@qingyin/ui';
import { IconSearch } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import classes from './SettingsSearch.module.css';

export interface SettingsSearchFieldProps {
  query: string;
  onQuery: (query: string) => void;
  /** Enter in the field: opens the first result */
  onEnter: () => void;
}

/** Search field of the settings. Escape empties it first, and closes the settings only when it is empty. */
export function SettingsSearchField({ query, onQuery, onEnter }: SettingsSearchFieldProps) {
  const { t } = useLingui();
  const onKeyDown = (event: KeyboardEvent) => {
    if (isImeKey(event.nativeEvent)) return;
    if (event.key === 'Enter') onEnter();
    else if (event.key === 'Escape' && query !== '') onQuery('');
    else return;
    event.preventDefault();
    event.stopPropagation();
    event.nativeEvent.stopImmediatePropagation();
  };
  return (
    <div className={classes.field}>
      <IconSearch size={16} stroke={1.75} className={classes.icon} aria-hidden />
      <input
        type="search"
        className={classes.input}
        aria-label={t`搜索设置`}
        placeholder={t`搜索设置`}
        autoComplete="off"
        enterKeyHint="search"
        value={query}
        onChange={(event) => onQuery(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
    </div>
  );
}
