import { useLingui } from '@lingui/react/macro';
import { OptionalBoundary, lazyComponent } from '@qingyin/ui';
import { useState, type ReactNode } from 'react';
import { BottomTabs } from './BottomTabs.tsx';
import { GroupTabs } from './GroupTabs.tsx';
import { ConnectedPlayerBar } from './ConnectedPlayerBar.tsx';
import { loadPart } from '../parts/load-part.ts';
import styles from './Shell.module.css';
import { SideNav } from './SideNav.tsx';
import { TopBar } from './TopBar.tsx';
import { useNavCollapsed } from './use-nav-collapsed.ts';

const MySheet = lazyComponent(loadPart('personalNavSheet'));

/** Layout of most pages: navigation, top bar, page, player bar (docs/specification/screens/shell.md). */
export function Shell({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  const [collapsed, toggleCollapsed] = useNavCollapsed();
  const [sheetAnchor, setSheetAnchor] = useState<Element | null>(null);
  return (
    <div className={styles.shell} data-collapsed={collapsed}>
      <a className={styles.skip} href="#main">
        {t`跳到正文`}
      </a>
      <SideNav collapsed={collapsed} onToggle={toggleCollapsed} />
      <div className={styles.column}>
        <TopBar />
        <GroupTabs />
        <main id="main" tabIndex={-1} className={styles.main}>
          {children}
        </main>
      </div>
      <div className={styles.player}>
        <ConnectedPlayerBar />
      </div>
      <BottomTabs onMine={setSheetAnchor} />
      {sheetAnchor && (
        <OptionalBoundary onLost={() => setSheetAnchor(null)}>
          <MySheet anchor={sheetAnchor} onClose={() => setSheetAnchor(null)} />
        </OptionalBoundary>
      )}
    </div>
  );
}
