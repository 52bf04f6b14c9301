import { isImeKey } from '@qingyin/ui';
import { IconFilter } from '@tabler/icons-react';
import type { ComponentProps, KeyboardEvent } from 'react';
import classes from './FilterInput.module.css';

export interface FilterInputProps extends Pick<ComponentProps<'input'>, 'ref' | 'onFocus'> {
  label: string;
  query: string;
  onChange: (query: string) => void;
  /**
   * Command for a key in the field; undefined leaves the key to the browser and to surrounding handlers. Not
   * called for keys of an input method.
   */
  commandForKey: (key: string) => (() => void) | undefined;
}

/** Filter input of a list. Fills its positioned parent. */
export function FilterInput({ ref, label, query, onChange, commandForKey, onFocus }: FilterInputProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (isImeKey(event.nativeEvent)) return;
    const command = commandForKey(event.key);
    if (!command) return;
    event.preventDefault();
    event.stopPropagation();
    command();
  };
  return (
    <>
      <IconFilter size={16} stroke={1.75} className={classes.icon} aria-hidden />
      <input
        ref={ref}
        type="search"
        className={classes.input}
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        enterKeyHint="search"
        value={query}
        onFocus={onFocus}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
    </>
  );
}
