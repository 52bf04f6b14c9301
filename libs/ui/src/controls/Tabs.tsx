import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { classNames } from './class-names.ts';
import classes from './Tabs.module.css';

export interface TabsProps<Id extends string> {
  /** accessible name of the tab list */
  label: string;
  tabs: readonly { id: Id; label: string }[];
  active: Id;
  onSelect: (id: Id) => void;
  /** class name of the tab list */
  className?: string | undefined;
  /** class name of the tab panel */
  panelClassName?: string | undefined;
  /** content of the active tab */
  children: ReactNode;
}

/**
 * Tabs with one panel (WAI-ARIA "Tabs" pattern with automatic activation). Arrow keys select the neighbouring tab
 * and wrap around, Home and End the first and the last tab. Only the active tab is in the tab order (roving
 * tabindex).
 */
export function Tabs<Id extends string>(props: TabsProps<Id>) {
  const { label, tabs, active, onSelect, className, panelClassName, children } = props;
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    // Starts from the focused tab: `active` may not reflect the previous key press yet.
    const here = event.target instanceof HTMLElement ? event.target.dataset['tab'] : undefined;
    const at = tabs.findIndex((tab) => tab.id === (here ?? active));
    const next = tabs[placeOf(event, at, tabs.length)];
    if (!next || next === tabs[at]) return;
    event.preventDefault();
    onSelect(next.id);
    list.current?.querySelector<HTMLElement>(`[data-tab="${next.id}"]`)?.focus();
  };
  return (
    <>
      {/* eslint-disable-next-line jsx-a11y/interactive-supports-focus -- its tabs hold the focus */}
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className={classNames(classes.tabs, className)}
        onKeyDown={onKeyDown}
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}${tab.id}`}
            data-tab={tab.id}
            aria-selected={tab.id === active}
            aria-controls={tab.id === active ? `${id}panel` : undefined}
            tabIndex={tab.id === active ? 0 : -1}
            className={classes.tab}
            onClick={() => onSelect(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}panel`} aria-labelledby={`${id}${active}`} className={panelClassName}>
        {children}
      </div>
    </>
  );
}

/** Index of the tab a key leads to, wrapping around; `at` for all other keys. Follows the text direction. */
function placeOf({ key, currentTarget }: KeyboardEvent, at: number, count: number): number {
  const forward = getComputedStyle(currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return at;
  return (at + (key === forward ? 1 : count - 1)) % count;
}
