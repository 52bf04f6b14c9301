import { IconCheck } from '@tabler/icons-react';
import { type MenuEntry, type MenuProps } from './menu-entry.ts';
import classes from './Menu.module.css';
import { useMenuKeys } from './use-menu-keys.ts';

export type MenuListProps = Pick<MenuProps, 'label' | 'entries' | 'onClose'>;

/** Entries of a menu, for panels that hold more than a menu. The first enabled entry takes the panel's focus. */
export function MenuList({ label, entries, onClose }: MenuListProps) {
  const keys = useMenuKeys(onClose);
  const firstEntry = entries.find((entry) => !entry.disabled);
  return (
    <div role="menu" aria-label={label} tabIndex={-1} className={classes.menu} {...keys}>
      {entries.map((entry) => (
        <MenuItem key={entry.id} entry={entry} first={entry === firstEntry} onClose={onClose} />
      ))}
    </div>
  );
}

function MenuItem({ entry, first, onClose }: { entry: MenuEntry; first: boolean; onClose: () => void }) {
  const choice = entry.checked !== undefined;
  return (
    <>
      {entry.divided && <hr className={classes.divider} />}
      <button
        type="button"
        role={choice ? 'menuitemradio' : 'menuitem'}
        aria-checked={choice ? entry.checked : undefined}
        tabIndex={-1}
        data-entry={entry.id}
        data-autofocus={first ? '' : undefined}
        className={classes.entry}
        data-danger={entry.danger ? '' : undefined}
        disabled={entry.disabled}
        onClick={() => {
          if (!entry.keepOpen) onClose();
          entry.onSelect();
        }}
      >
        <span className={classes.icon}>{entry.icon}</span>
        <span className={classes.label}>
          <bdi>{entry.label}</bdi>
        </span>
        {entry.note !== undefined && <span className={classes.note}>{entry.note}</span>}
        {entry.checked && <IconCheck size={18} stroke={2} aria-hidden />}
      </button>
    </>
  );
}
