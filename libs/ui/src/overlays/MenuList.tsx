import { IconCheck } from '@tabler/icons-react';
import { type KeyboardEvent } from 'react';
import { type MenuEntry, type MenuProps } from './menu-entry.ts';
import classes from './Menu.module.css';

export type MenuListProps = Pick<MenuProps, 'label' | 'entries' | 'onClose'>;

/** Entries of a menu, for panels that hold more than a menu. The first enabled entry takes the panel's focus. */
export function MenuList({ label, entries, onClose }: MenuListProps) {
  const firstEntry = entries.find((entry) => !entry.disabled);
  return (
    <div role="menu" aria-label={label} tabIndex={-1} className={classes.menu} onKeyDown={moveFocus}>
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

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-entry]:not(:disabled)')];
  const at = items.findIndex((item) => item === document.activeElement);
  const target = targetOf(event.key, items, at);
  if (!target) return;
  event.preventDefault();
  event.stopPropagation();
  target.focus();
}

function targetOf(key: string, items: HTMLElement[], at: number): HTMLElement | undefined {
  const round = (index: number) => items[(index + items.length) % items.length];
  if (key === 'ArrowDown') return round(at + 1);
  if (key === 'ArrowUp') return round(at < 0 ? -1 : at - 1);
  if (key === 'Home') return items[0];
  if (key === 'End') return items.at(-1);
  if (key.length !== 1 || key === ' ') return undefined;
  const after = [...items.slice(at + 1), ...items.slice(0, at + 1)];
  return after.find((item) => item.textContent?.toLowerCase().startsWith(key.toLowerCase()));
}
