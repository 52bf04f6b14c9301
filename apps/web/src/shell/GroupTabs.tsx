import { Link, useMatches, groupNames, groupTabs } from '@qingyin/routing';
import { useLingui } from '@lingui/react/macro';
import { useScrollToCurrent } from '@qingyin/ui';
import { useRef } from 'react';
import styles from './GroupTabs.module.css';

/**
 * Tabs of the route group. They stay mounted while the child route changes
 * (docs/specification/routes.md#layouts-and-wrapper-pages).
 */
export function GroupTabs() {
  const { i18n } = useLingui();
  const group = useMatches({ select: (matches) => matches.at(-1)?.staticData.group });
  const path = useMatches({ select: (matches) => matches.at(-1)?.fullPath });
  const row = useRef<HTMLElement>(null);
  useScrollToCurrent(row, path);
  if (!group) return null;
  return (
    <nav ref={row} aria-label={i18n._(groupNames[group])} className={styles.tabs}>
      {groupTabs[group].map(({ to, label }) => (
        <Link
          key={to}
          to={to}
          className={styles.tab}
          // The path of a group's first page may begin those of the others.
          activeOptions={{ exact: true, includeSearch: false }}
          activeProps={{ 'aria-current': 'page' }}
        >
          {i18n._(label)}
        </Link>
      ))}
    </nav>
  );
}
