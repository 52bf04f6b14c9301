import { useLingui } from '@lingui/react/macro';
import { IconButton, usePhone } from '@qingyin/ui';
import { IconSearch, IconX } from '@tabler/icons-react';
import type { KeyboardEvent, Ref } from 'react';
import styles from './CommandPalette.module.css';

/** Maximum length of a query that the service accepts. */
const MAX_QUERY_LENGTH = 200;

export interface PaletteFieldProps {
  ref: Ref<HTMLInputElement>;
  listId: string;
  /** Id of the line that Enter takes. */
  activeId: string | undefined;
  typed: string;
  onType: (typed: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onClose: () => void;
}

/**
 * Search field of the palette. It keeps the focus while the arrow keys move the active line (ARIA combobox
 * pattern).
 */
export function PaletteField({
  ref,
  listId,
  activeId,
  typed,
  onType,
  onKeyDown,
  onClose,
}: PaletteFieldProps) {
  const { t } = useLingui();
  const phone = usePhone();
  return (
    <div className={styles.head}>
      <IconSearch size={20} stroke={1.75} className={styles.sign} aria-hidden />
      <input
        ref={ref}
        className={styles.field}
        type="text"
        role="combobox"
        aria-label={t`找歌曲、页面和命令`}
        aria-expanded
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={activeId}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={MAX_QUERY_LENGTH}
        placeholder={phone ? t`找歌曲、页面和命令` : t`找歌曲、页面和命令，拼音首字母也行`}
        data-autofocus
        value={typed}
        onChange={(event) => onType(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      {/* Touch screens have no Escape key, and the palette covers the whole screen of phones. */}
      <span className={styles.leave}>
        <IconButton label={t`关闭`} size="s" onClick={onClose}>
          <IconX size={20} stroke={1.75} aria-hidden />
        </IconButton>
      </span>
    </div>
  );
}
