import { useLingui } from '@lingui/react/macro';
import { IconDots, IconRepeatOnce } from '@tabler/icons-react';
import styles from './LineMenuButton.module.css';

interface LineMenuButtonProps {
  /** the line is repeated, which the icon shows */
  looped: boolean;
  tabIndex: 0 | -1;
  onOpen: (button: Element) => void;
}

/** Button for the menu of a line; visible on the active line, on hover and on focus. */
export function LineMenuButton({ looped, tabIndex, onOpen }: LineMenuButtonProps) {
  const { t } = useLingui();
  const Icon = looped ? IconRepeatOnce : IconDots;
  const name = looped ? t`这一句在循环，更多操作` : t`这一句的更多操作`;
  return (
    <button
      type="button"
      tabIndex={tabIndex}
      aria-label={name}
      title={name}
      aria-haspopup="menu"
      className={styles.more}
      data-line-menu
      onClick={({ currentTarget }) => onOpen(currentTarget)}
    >
      <Icon size={18} stroke={1.75} aria-hidden />
    </button>
  );
}
