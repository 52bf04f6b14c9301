import type { discoverEntries } from '@qingyin/routing';
import { useLingui } from '@lingui/react';
import { PrerenderedHome } from '@qingyin/feature-music/frame';
import { BrandMark } from '../shell/BrandMark.tsx';
import bottomTabs from '../shell/BottomTabs.module.css';
import navList from '../shell/NavList.module.css';
import search from '../shell/SearchBox.module.css';
import shell from '../shell/Shell.module.css';
import sideNav from '../shell/SideNav.module.css';
import topBar from '../shell/TopBar.module.css';
import user from '../shell/UserButton.module.css';
import styles from './Frame.module.css';
import { frameTexts } from './frame-texts.ts';

/**
 * Prebuilt frame, painted before any script runs: the shell with its real labels and skeletons for content. It
 * uses the CSS classes of the shell, so that nothing shifts when the app takes over. It is rendered once per
 * locale at build time and never hydrated.
 */
export function Frame({ entries }: { entries: typeof discoverEntries }) {
  const { i18n } = useLingui();
  const items = entries.map(({ to, label, icon: Icon }) => (
    <li key={to}>
      <a className={navList.entry} href={to}>
        <Icon size={20} stroke={1.75} aria-hidden />
        <span className={navList.label}>{i18n._(label)}</span>
      </a>
    </li>
  ));
  return (
    <div className={styles.frame}>
      <div className={shell.shell}>
        <nav className={sideNav.nav} aria-label={i18n._(frameTexts.navigation)}>
          <div className={sideNav.brandRow}>
            <a className={sideNav.brand} href="/personal-recommendation">
              <BrandMark />
            </a>
          </div>
          <div className={sideNav.scroll}>
            <ul className={navList.list}>{items}</ul>
          </div>
        </nav>
        <div className={shell.column}>
          <header className={topBar.bar}>
            <div className={topBar.inner}>
              <a className={topBar.brand} href="/personal-recommendation">
                <BrandMark />
              </a>
              <div className={styles.history} />
              <div className={search.search}>
                <div className={search.input} />
              </div>
              <div className={topBar.tools}>
                <div className={styles.tools} />
                <a className={user.login} href="/login">
                  {i18n._(frameTexts.login)}
                </a>
              </div>
            </div>
          </header>
          <main className={shell.main} data-frame-main>
            <div className={styles.home}>
              <PrerenderedHome />
            </div>
          </main>
        </div>
        <div className={`${shell.player} ${styles.player}`} />
        <nav className={bottomTabs.tabs} aria-label={i18n._(frameTexts.navigation)} />
      </div>
    </div>
  );
}
