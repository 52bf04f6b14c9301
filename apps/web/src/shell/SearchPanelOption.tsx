import { OptionButton } from '@qingyin/search-suggestions';
import { HighlightedText } from '@qingyin/media-ui';
import { useLingui } from '@lingui/react/macro';
import { CatalogueText, CoverImage } from '@qingyin/ui';
import { IconSearch, IconX } from '@tabler/icons-react';
import styles from './SearchPanel.module.css';
import type { SearchOption } from './use-search-options.ts';

const COVER_PX = 36;

interface SearchPanelOptionProps {
  option: SearchOption;
  active: boolean;
  /** Rank of a hot search. */
  rank: number | undefined;
  /** Query that is highlighted in the label. */
  marked: string;
}

/**
 * One line of the search panel. The remove button is an option as well, because a listbox may contain nothing
 * else.
 */
export function SearchPanelOption({ option, active, rank, marked }: SearchPanelOptionProps) {
  const { t } = useLingui();
  const { id, group, label, note, cover, take, remove } = option;
  return (
    <div className={styles.line}>
      <OptionButton
        id={id}
        active={active}
        aria-keyshortcuts={remove && 'Delete'}
        className={styles.option}
        data-group={group}
        onClick={take}
      >
        {rank !== undefined && <span className={styles.rank}>{rank}</span>}
        {cover && (
          <span className={styles.cover}>
            <CoverImage src={cover.src} alt="" size={COVER_PX} radius={cover.round ? 'round' : 's'} />
          </span>
        )}
        {(group === 'all' || group === 'correction') && (
          <IconSearch size={16} stroke={1.75} className={styles.icon} aria-hidden />
        )}
        <CatalogueText className={styles.label} text={label}>
          <HighlightedText text={label} keywords={marked} />
        </CatalogueText>
        {note && (
          <span className={styles.note}>
            <CatalogueText text={note} />
          </span>
        )}
      </OptionButton>
      {remove && (
        <OptionButton
          active={false}
          aria-label={t`删除搜索历史“${label}”`}
          className={styles.remove}
          onClick={remove}
        >
          <IconX size={16} stroke={1.75} aria-hidden />
        </OptionButton>
      )}
    </div>
  );
}
