import { type KeyboardEvent, type RefObject, useState } from 'react';
import { isImeKey } from '../../keys/is-ime-key.ts';
import { indexForKey, indexForText } from './select-keys.ts';
import { type SelectOption } from './select-option.ts';
import { useTypeAhead } from './use-type-ahead.ts';

export interface SelectModel<Value extends string> {
  value: Value;
  options: readonly SelectOption<Value>[];
  onChange: (value: Value) => void;
  /** adds a search field to the list; returns the test that options have to pass for a query */
  filterBy?: ((query: string) => (option: SelectOption<Value>) => boolean) | undefined;
}

/** What made an option the active one: a key, the press that opened the list, or the pointer over it. */
export type ActiveBy = 'key' | 'press' | 'pointer';

/** Option that Enter chooses. */
interface Active {
  index: number;
  by: ActiveBy;
}

/**
 * State and keys of a select: which option is active while the list is open, the query of its search field, and what
 * keys do (ARIA pattern of the select-only combobox).
 *
 * @param field the button, which takes the focus back
 * @param onOpen the list is about to open
 */
export function useSelect<Value extends string>(
  { value, options, onChange, filterBy }: SelectModel<Value>,
  field: RefObject<HTMLButtonElement | null>,
  onOpen: () => void,
) {
  const [active, setActive] = useState<Active | null>(null);
  const [query, setQuery] = useState('');
  const typeAhead = useTypeAhead();
  const wanted = query.trim();
  const shown = filterBy && wanted !== '' ? options.filter(filterBy(wanted)) : options;
  const chosen = options.findIndex((option) => option.value === value);
  const index = active ? Math.min(active.index, shown.length - 1) : chosen;

  const open = (at: number, by: ActiveBy) => {
    onOpen();
    setActive({ index: Math.max(0, at), by });
  };
  const close = () => {
    setActive(null);
    setQuery('');
  };
  const search = (text: string) => {
    setQuery(text);
    setActive({ index: 0, by: 'key' });
  };
  const choose = (option: SelectOption<Value> | undefined) => {
    close();
    field.current?.focus({ preventScroll: true });
    if (option && option.value !== value) onChange(option.value);
  };
  const move = (to: number) => (active ? setActive({ index: to, by: 'key' }) : open(to, 'key'));

  const press = (event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey } = event;
    if (event.defaultPrevented || isImeKey(event.nativeEvent) || ctrlKey || metaKey) return;
    const writing = event.currentTarget !== field.current;
    const opens = key === 'Enter' || key === ' ' || key === 'ArrowDown' || key === 'ArrowUp';
    const takes = key === 'Enter' || (key === ' ' && !writing) || (key === 'ArrowUp' && altKey);
    const moved =
      writing && (key === 'Home' || key === 'End') ? undefined : indexForKey(key, index, shown.length);
    if (active && key === 'Tab') return choose(shown[index]);
    if (active && key === 'Escape') choose(undefined);
    else if (active && takes) choose(shown[index]);
    else if (!active && opens) open(chosen, 'key');
    else if (moved !== undefined) move(moved);
    else if (!writing && key.length === 1 && !altKey) type(key, event.timeStamp);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const type = (letter: string, timeStamp: number) => {
    if (filterBy) {
      onOpen();
      return search(letter);
    }
    const labels = shown.map(({ label }) => label);
    move(indexForText(labels, typeAhead(letter, timeStamp), index) ?? index);
  };

  return {
    isOpen: active !== null,
    index,
    by: active?.by ?? 'press',
    shown,
    query,
    press,
    close,
    choose,
    /** @param isShown the list is visible: it has loaded */
    toggle: (isShown: boolean) => (isShown ? choose(undefined) : open(chosen, 'press')),
    point: (at: number) => setActive({ index: at, by: 'pointer' }),
    search,
  };
}
