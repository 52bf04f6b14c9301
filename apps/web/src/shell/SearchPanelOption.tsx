import { useLingui } from '@lingui/react/macro';
import { Marked } from '@qingyin/media-kit';
import { CatalogueText, CoverImage } from '@qingyin/ui';
import { IconSearch, IconX } from '@tabler/icons-react';
import type { PointerEvent } from 'react';
import styles from './SearchPanel.module.css';
import type { SearchOption } from './use-search-options.ts';

const COVER_PX = 36;

interface SearchPanelOptionProps {
  option: SearchOption;
  active: boolean;
  /** place in a list that has places */
  rank: number | undefined;
  /** what is marked in the label */
  marked: string;
}

/** Focus stays in the box, which has the keys (ARIA combobox pattern). */
const keepFocus = (event: PointerEvent) => event.preventDefault();

/** One line of the panel. Where it can be forgotten, its cross is an option too: a listbox holds nothing else. */
export function SearchPanelOption({ option, active, rank, marked }: SearchPanelOptionProps) {
  const { t } = useLingui();
  const { id, group, label, note, cover, take, remove } = option;
  return (
    <div className={styles.line}>
      <button
        type="button"
        id={id}
        role="option"
        tabIndex={-1}
        aria-selected={active}
        aria-keyshortcuts={remove && 'Delete'}
        className={styles.option}
        data-group={group}
        onPointerDown={keepFocus}
        onClick={take}
      >
        {rank !== undefined && <span className={styles.rank}>{rank}</span>}
        {cover && (
          <span className={styles.cover}>
            <CoverImage src={cover.src} alt="" size={COVER_PX} radius={cover.round ? 'round' : 's'} />
          </span>
        )}
        {group === 'all' && <IconSearch size={16} stroke={1.75} className={styles.icon} aria-hidden />}
        <CatalogueText className={styles.label} text={label}>
          <Marked text={label} keywords={marked} />
        </CatalogueText>
        {note && (
          <span className={styles.note}>
            <CatalogueText text={note} />
          </span>
        )}
      </button>
      {remove && (
        <button
          type="button"
          role="option"
          tabIndex={-1}
          aria-selected={false}
          aria-label={t`删除搜索历史“${label}”`}
          className={styles.remove}
          onPointerDown={keepFocus}
          onClick={remove}
        >
          <IconX size={16} stroke={1.75} aria-hidden />
        </button>
      )}
    </div>
  );
}
