import { useLingui } from '@lingui/react/macro';
import { searchDefaultQuery } from '@qingyin/data-music';
import { IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useId, useRef, useState, type KeyboardEvent } from 'react';
import styles from './SearchBox.module.css';

const SearchPanel = lazy(() => import('./SearchPanel.tsx'));

/** What the open panel answers to keys in the box. */
export interface PanelHandle {
  /** moves the active option; returns its id */
  step(by: 1 | -1): void;
  /** takes the active option, or the best one for the words */
  take(): void;
}

/** The search box of the top bar: a combobox whose suggestions load with the first focus. */
export function SearchBox() {
  const { t } = useLingui();
  const { data: defaultKeyword } = useQuery(searchDefaultQuery());
  const [words, setWords] = useState('');
  const [opened, setOpened] = useState(false);
  const [activeId, setActiveId] = useState<string>();
  const listId = useId();
  const panel = useRef<PanelHandle>(null);
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);

  const close = () => {
    setOpened(false);
    setActiveId(undefined);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // While an input method composes, Enter and the arrows belong to it.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      if (opened) event.preventDefault();
      close();
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (opened) panel.current?.step(event.key === 'ArrowDown' ? 1 : -1);
      else setOpened(true);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      panel.current?.take();
    }
  };

  return (
    <search className={styles.search} aria-label={t`搜索`}>
      <div
        ref={box}
        className={styles.box}
        onBlur={(event) => {
          if (!box.current?.contains(event.relatedTarget)) close();
        }}
      >
        <IconSearch size={18} stroke={1.75} className={styles.icon} aria-hidden />
        <input
          ref={input}
          className={styles.input}
          type="search"
          role="combobox"
          aria-label={t`搜索`}
          aria-expanded={opened}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={opened ? activeId : undefined}
          autoComplete="off"
          enterKeyHint="search"
          placeholder={defaultKeyword?.showKeyword ?? t`搜索音乐`}
          value={words}
          onFocus={() => setOpened(true)}
          onChange={(event) => {
            setWords(event.currentTarget.value);
            setOpened(true);
          }}
          onKeyDown={onKeyDown}
        />
        {opened && (
          <Suspense>
            <SearchPanel
              ref={panel}
              id={listId}
              words={words}
              defaultWords={defaultKeyword?.realkeyword ?? ''}
              activeId={activeId}
              onActive={setActiveId}
              onWords={(next) => {
                setWords(next);
                input.current?.focus();
              }}
              onDone={() => {
                close();
                input.current?.blur();
              }}
            />
          </Suspense>
        )}
      </div>
    </search>
  );
}
