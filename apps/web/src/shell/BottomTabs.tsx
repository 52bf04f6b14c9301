import { Link, useMatches, discoverEntries, libraryEntry, mineEntries } from '@qingyin/routing';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconUser } from '@tabler/icons-react';
import styles from './BottomTabs.module.css';

/** Main navigation of phones, at the bottom edge; its last tab opens the personal navigation as a sheet. */
export function BottomTabs({ onMine }: { onMine?: (anchor: Element) => void }) {
  const { t, i18n } = useLingui();
  const group = useMatches({ select: (matches) => matches.at(-1)?.staticData.group });
  const path = useMatches({ select: (matches) => matches.at(-1)?.fullPath });
  const isMine = [libraryEntry, ...mineEntries].some(
    (entry) => entry.to === path || (group && entry.group === group),
  );
  return (
    <nav className={styles.tabs} aria-label={t`主导航`}>
      {discoverEntries.map(({ to, label, icon: Icon, group: own }) => (
        <Link
          key={to}
          to={to}
          className={styles.tab}
          aria-current={own !== undefined && own === group ? 'true' : undefined}
          activeProps={{ 'aria-current': 'page' }}
        >
          <Icon size={22} stroke={1.75} aria-hidden />
          <span className={styles.label}>{i18n._(label)}</span>
        </Link>
      ))}
      <button
        type="button"
        className={styles.tab}
        aria-current={isMine ? 'true' : undefined}
        onClick={(event) => onMine?.(event.currentTarget)}
      >
        <IconUser size={22} stroke={1.75} aria-hidden />
        <span className={styles.label}>
          <Trans>我的音乐</Trans>
        </span>
      </button>
    </nav>
  );
}
