import { Link, discoverEntries, mineEntries } from '@qingyin/routing';
import { useLingui } from '@lingui/react/macro';
import { useSession } from '@qingyin/session/react';
import { OptionalBoundary, lazyComponent } from '@qingyin/ui';
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react';
import { useAfterFirstView } from '../wiring/after-first-view.ts';
import { BrandMark } from './BrandMark.tsx';
import { NavList } from './NavList.tsx';
import styles from './SideNav.module.css';

const MyPlaylists = lazyComponent(async () => ({ default: (await import('./MyPlaylists.tsx')).MyPlaylists }));
const LibraryEntry = lazyComponent(() => import('./LibraryEntry.tsx'));
const ImportEntry = lazyComponent(() => import('./ImportEntry.tsx'));

/** Side navigation; phones show the bottom tabs instead. */
export function SideNav({ collapsed, onToggle }: { collapsed: boolean; onToggle: () => void }) {
  const { t } = useLingui();
  const login = useSession((session) => session.login);
  const afterFirstView = useAfterFirstView();
  const Toggle = collapsed ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse;
  return (
    <nav className={styles.nav} aria-label={t`主导航`} data-collapsed={collapsed}>
      <div className={styles.brandRow}>
        <Link to="/personal-recommendation" className={styles.brand} aria-label={t`青音 首页`}>
          <BrandMark />
        </Link>
        <button
          type="button"
          className={styles.toggle}
          onClick={onToggle}
          aria-label={collapsed ? t`展开导航` : t`收起导航`}
          aria-expanded={!collapsed}
        >
          <Toggle size={20} stroke={1.75} data-flip-rtl aria-hidden />
        </button>
      </div>
      <div className={styles.scroll}>
        <NavList entries={discoverEntries} />
        {afterFirstView && (
          <OptionalBoundary>
            <LibraryEntry />
          </OptionalBoundary>
        )}
        <h2 className={styles.heading}>{t`我的音乐`}</h2>
        <NavList entries={mineEntries} />
        {login && (
          // If the code fails to load, the navigation is shorter and everything else works.
          <>
            <OptionalBoundary>
              <MyPlaylists />
            </OptionalBoundary>
            <OptionalBoundary>
              <ImportEntry />
            </OptionalBoundary>
          </>
        )}
      </div>
    </nav>
  );
}
