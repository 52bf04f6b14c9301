import { type MenuProps } from './menu-entry.ts';
import classes from './Menu.module.css';
import { MenuList } from './MenuList.tsx';
import { Sheet } from './Sheet.tsx';

/**
 * Menu of labelled entries: a popover on desktop, a bottom sheet on phones. Arrow keys, Home, End and typed
 * letters move the focus; Enter selects; Tab closes it, or leads to other controls of its panel. Open while mounted;
 * the focus returns when it closes.
 */
export function Menu({ label, entries, anchor, onClose, header, footer }: MenuProps) {
  return (
    <Sheet label={label} anchor={anchor} onClose={onClose} role="menu">
      {header && <div className={classes.header}>{header}</div>}
      <MenuList label={label} entries={entries} onClose={onClose} />
      {footer}
    </Sheet>
  );
}
