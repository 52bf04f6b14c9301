import { RetryButton, useSearchHistory } from '@qingyin/search-suggestions';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useActionLabel } from '@qingyin/ui';
import { useDeferredValue, useEffect, useImperativeHandle, type Ref } from 'react';
import type { SearchPanelHandle } from './SearchBox.tsx';
import { CommandPaletteButton } from './CommandPaletteButton.tsx';
import { SearchPanelOption } from './SearchPanelOption.tsx';
import styles from './SearchPanel.module.css';
import { type OptionGroup, useSearchOptions } from './use-search-options.ts';

interface SearchPanelProps {
  ref: Ref<SearchPanelHandle>;
  id: string;
  query: string;
  activeId: string | undefined;
  onActive: (id: string | undefined) => void;
  onSearch: (query: string) => void;
  onDone: () => void;
  /** Called when the focused button disappears, so that the field takes the focus. */
  onRefocus: () => void;
}

/** Search panel: suggestions for a query; for an empty query the search history and the hot searches. */
export default function SearchPanel(props: SearchPanelProps) {
  const { ref, id, query, activeId, onActive, onSearch, onDone, onRefocus } = props;
  const { t } = useLingui();
  const actionLabel = useActionLabel();
  const history = useSearchHistory();
  const wanted = useDeferredValue(query.trim());
  const { options, isError, isPending, isNothing, retry } = useSearchOptions({
    id,
    wanted,
    history,
    onSearch,
    onDone,
  });
  const active = options.findIndex((option) => option.id === activeId);

  useEffect(() => onActive(undefined), [wanted, onActive]);
  useImperativeHandle(ref, () => ({
    step(by) {
      const next =
        active < 0 ? (by > 0 ? 0 : options.length - 1) : (active + by + options.length) % options.length;
      const option = options[next];
      onActive(option?.id);
      if (option) document.getElementById(option.id)?.scrollIntoView({ block: 'nearest' });
    },
    take() {
      // `wanted` is deferred: the options may still be those of an earlier query.
      if (query.trim() !== wanted) return false;
      options[active]?.take();
      return active >= 0;
    },
    remove() {
      const remove = options[active]?.remove;
      remove?.();
      return remove !== undefined;
    },
  }));

  const titles: Record<OptionGroup, string> = {
    history: t`搜索历史`,
    hot: t`热门搜索`,
    correction: t`你是不是要找`,
    songs: t`单曲`,
    artists: t`歌手`,
    albums: t`专辑`,
    playlists: t`歌单`,
    all: t`全部结果`,
  };
  const groups = (Object.keys(titles) as OptionGroup[]).flatMap((group) => {
    const members = options.filter((option) => option.group === group);
    return members.length > 0 ? [{ group, members }] : [];
  });

  return (
    <div className={styles.panel}>
      <div id={id} role="listbox" aria-label={t`搜索建议`}>
        {groups.map(({ group, members }) => (
          <div key={group} role="group" aria-label={titles[group]}>
            {group !== 'all' && (
              <div className={styles.heading} aria-hidden>
                {titles[group]}
              </div>
            )}
            {members.map((option, index) => (
              <SearchPanelOption
                key={option.id}
                option={option}
                active={option.id === activeId}
                rank={group === 'hot' ? index + 1 : undefined}
                marked={group === 'all' || group === 'correction' ? '' : wanted}
              />
            ))}
          </div>
        ))}
      </div>
      {wanted === '' && history.queries.length > 0 && (
        <button
          type="button"
          className={styles.clear}
          aria-label={actionLabel(t`清空`, t`搜索历史`)}
          onClick={() => {
            history.clear();
            onRefocus();
          }}
        >
          <Trans>清空</Trans>
        </button>
      )}
      <div role="status" className={styles.state}>
        {isError && (
          <>
            {wanted === '' ? <Trans>热门搜索没有取到。</Trans> : <Trans>搜索建议没有取到。</Trans>}
            <RetryButton
              onRetry={() => {
                retry();
                onRefocus();
              }}
            />
          </>
        )}
        {isNothing && <Trans>没有找到相关的内容</Trans>}
        {isPending && <Trans>搜索中…</Trans>}
      </div>
      <div aria-live="polite" className="qy-unseen">
        {!isPending && wanted !== '' && <Plural value={options.length} other="# 项" />}
      </div>
      <CommandPaletteButton onOpen={onDone} />
    </div>
  );
}
