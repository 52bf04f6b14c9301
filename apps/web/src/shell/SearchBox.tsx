import { useLingui } from '@lingui/react/macro';
import { searchDefaultQuery } from '@qingyin/data-music';
import { Extra, isComposed, lazyPart } from '@qingyin/ui';
import { IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import styles from './SearchBox.module.css';
import { useSearch, useSearchedWords } from './use-search.ts';

/** Longer ones the service refuses. */
const KEYWORDS_MAX = 200;

const SearchPanel = lazyPart(() => import('./SearchPanel.tsx'));

/** What the open panel answers to keys in the box. */
export interface PanelHandle {
  /** moves the active option; returns its id */
  step(by: 1 | -1): void;
  /** takes the active option; false when there is none */
  take(): boolean;
  /** forgets the active option, where it can be forgotten; false when not */
  remove(): boolean;
}

/** The search box of the top bar: a combobox whose suggestions load with the first focus. */
export function SearchBox() {
  const { t } = useLingui();
  const { data: defaultKeyword } = useQuery(searchDefaultQuery());
  const search = useSearch();
  const searched = useSearchedWords() ?? '';
  const [words, setWords] = useState(searched);
  const [shown, setShown] = useState(searched);
  const [opened, setOpened] = useState(false);
  const [activeId, setActiveId] = useState<string>();
  const listId = useId();
  const panel = useRef<PanelHandle>(null);
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);

  // The box shows what the page shows the hits of, until something else is typed.
  if (shown !== searched) {
    setShown(searched);
    setWords(searched);
  }

  const close = () => {
    setOpened(false);
    setActiveId(undefined);
  };
  const done = () => {
    close();
    input.current?.blur();
  };
  const searchFor = (wanted: string) => {
    if (wanted === '') return;
    setWords(wanted);
    done();
    search(wanted);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // While an input method composes, Enter and the arrows belong to it.
    if (isComposed(event.nativeEvent)) return;
    if (event.key === 'Escape') {
      if (opened) event.preventDefault();
      close();
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (opened) panel.current?.step(event.key === 'ArrowDown' ? 1 : -1);
      else setOpened(true);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (!panel.current?.take()) searchFor(words.trim() || (defaultKeyword?.realkeyword ?? ''));
    } else if (event.key === 'Delete' && panel.current?.remove()) {
      event.preventDefault();
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
          maxLength={KEYWORDS_MAX}
          placeholder={defaultKeyword?.showKeyword ?? t`搜索音乐`}
          value={words}
          onFocus={() => setOpened(true)}
          onClick={() => setOpened(true)}
          onChange={(event) => {
            setWords(event.currentTarget.value);
            setOpened(true);
          }}
          onKeyDown={onKeyDown}
        />
        {opened && (
          // Without the panel's code one can still search with Enter.
          <Extra>
            <SearchPanel
              ref={panel}
              id={listId}
              words={words}
              activeId={activeId}
              onActive={setActiveId}
              onSearch={searchFor}
              onDone={done}
              onRefocus={() => input.current?.focus()}
            />
          </Extra>
        )}
      </div>
    </search>
  );
}
