import { Link } from '@qingyin/routing';
import { useLingui } from '@lingui/react/macro';
import { BrandMark } from './BrandMark.tsx';
import { HistoryButtons } from './HistoryButtons.tsx';
import { LanguageButton } from './LanguageButton.tsx';
import { NotificationBellSlot } from './NotificationBellSlot.tsx';
import { SearchBox } from './SearchBox.tsx';
import { ThemeButton } from './ThemeButton.tsx';
import styles from './TopBar.module.css';
import { UserButton } from './UserButton.tsx';

/** Top bar: history buttons, search field, language, colour scheme, notifications, user menu. */
export function TopBar() {
  const { t } = useLingui();
  return (
    <header className={styles.bar}>
      <div className={styles.inner}>
        <Link to="/personal-recommendation" className={styles.brand} aria-label={t`青音 首页`}>
          <BrandMark />
        </Link>
        <HistoryButtons />
        <SearchBox />
        <div className={styles.tools}>
          <LanguageButton />
          <ThemeButton />
          <NotificationBellSlot />
          <UserButton />
        </div>
      </div>
    </header>
  );
}
