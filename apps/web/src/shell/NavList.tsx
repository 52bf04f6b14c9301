import { Link, useMatches, type NavEntry } from '@qingyin/routing';
import { useLingui } from '@lingui/react/macro';
import styles from './NavList.module.css';

/** Entries of the navigation. The active one has `aria-current`, also on the other pages of its group. */
export function NavList({ entries }: { entries: readonly NavEntry[] }) {
  const { i18n } = useLingui();
  const here = useMatches({ select: (matches) => matches.at(-1)?.staticData.group });
  return (
    <ul className={styles.list}>
      {entries.map(({ to, label, icon: Icon, group }) => (
        <li key={to}>
          <Link
            to={to}
            className={styles.entry}
            aria-current={group !== undefined && group === here ? 'true' : undefined}
            activeProps={{ 'aria-current': 'page' }}
            title={i18n._(label)}
          >
            <Icon size={20} stroke={1.75} aria-hidden />
            <span className={styles.label}>{i18n._(label)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
