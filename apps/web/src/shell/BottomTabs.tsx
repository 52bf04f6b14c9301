import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@qingyin/routing';
import { IconUser } from '@tabler/icons-react';
import { canOpen } from '../screens.ts';
import styles from './BottomTabs.module.css';
import { discoverEntries } from './nav-entries.ts';

/** The main navigation on phones. */
export function BottomTabs({ onMine }: { onMine?: (anchor: Element) => void }) {
  const { t, i18n } = useLingui();
  return (
    <nav className={styles.tabs} aria-label={t`主导航`}>
      {discoverEntries
        .filter(({ to }) => canOpen(to))
        .map(({ to, label, icon: Icon }) => (
          <Link key={to} to={to} className={styles.tab} activeProps={{ 'aria-current': 'page' }}>
            <Icon size={22} stroke={1.75} aria-hidden />
            {i18n._(label)}
          </Link>
        ))}
      <button type="button" className={styles.tab} onClick={(event) => onMine?.(event.currentTarget)}>
        <IconUser size={22} stroke={1.75} aria-hidden />
        <Trans>我的音乐</Trans>
      </button>
    </nav>
  );
}
