import { useSearch, useSearchedQuery } from '@qingyin/search-suggestions';
import { useLingui } from '@lingui/react/macro';
import { searchDefaultQuery } from '@qingyin/data-music';
import { foreignLanguage } from '@qingyin/i18n';
import { OptionalBoundary, isImeKey, lazyComponent } from '@qingyin/ui';
import { IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { loadPart } from '../parts/load-part.ts';
import styles from './SearchBox.module.css';

/** Maximum length of a query that the service accepts. */
const KEYWORDS_MAX = 200;

const SearchPanel = lazyComponent(loadPart('searchPanel'));

/** Imperative handle by which the search field controls the open panel. */
export interface SearchPanelHandle {
  /** Moves the active option by one and wraps around. */
  step(by: 1 | -1): void;
  /** Takes the active option; false if there is none. */
  take(): boolean;
  /** Removes the active option from the search history; false if it is not an entry of it. */
  remove(): boolean;
}

/** Search field of the top bar: a combobox whose suggestions load on the first focus. */
export function SearchBox() {
  const { t, i18n } = useLingui();
  const { data } = useQuery(searchDefaultQuery());
  // A keyword in another language would be a text that the user cannot read.
  const defaultKeyword = data && !foreignLanguage(data.showKeyword, i18n.locale) ? data : undefined;
  const search = useSearch();
  const searched = useSearchedQuery() ?? '';
  const [query, setQuery] = useState(searched);
  const [shown, setShown] = useState(searched);
  const [opened, setOpened] = useState(false);
  const [activeId, setActiveId] = useState<string>();
  const listId = useId();
  const panel = useRef<SearchPanelHandle>(null);
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);

  // Adopts the query of the search page whenever that changes.
  if (shown !== searched) {
    setShown(searched);
    setQuery(searched);
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
    setQuery(wanted);
    done();
    search(wanted);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // While an input method composes, Enter and the arrow keys belong to it.
    if (isImeKey(event.nativeEvent)) return;
    if (event.key === 'Escape') {
      if (opened) event.preventDefault();
      close();
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (opened) panel.current?.step(event.key === 'ArrowDown' ? 1 : -1);
      else setOpened(true);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (!panel.current?.take()) searchFor(query.trim() || (defaultKeyword?.realkeyword ?? ''));
    } else if (event.key === 'Delete' && panel.current?.remove()) {
      event.preventDefault();
    } else if (event.key.startsWith('Arrow')) {
      // Left and right move the cursor in the text, which is what Enter then takes.
      setActiveId(undefined);
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
          // A service without any search so far answers an empty keyword.
          placeholder={defaultKeyword?.showKeyword || t`搜索`}
          value={query}
          onFocus={() => setOpened(true)}
          onClick={() => setOpened(true)}
          onChange={(event) => {
            setQuery(event.currentTarget.value);
            setOpened(true);
          }}
          onKeyDown={onKeyDown}
        />
        {opened && (
          // If the code of the panel fails to load, Enter still searches.
          <OptionalBoundary>
            <SearchPanel
              ref={panel}
              id={listId}
              query={query}
              activeId={activeId}
              onActive={setActiveId}
              onSearch={searchFor}
              onDone={done}
              onRefocus={() => input.current?.focus()}
            />
          </OptionalBoundary>
        )}
      </div>
    </search>
  );
}
