import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import classes from './LoginTabs.module.css';

interface LoginTabsProps<Id extends string> {
  /** name of the choice */
  label: string;
  tabs: readonly { id: Id; label: string }[];
  active: Id;
  onSelect: (id: Id) => void;
  /** what belongs to the active one */
  children: ReactNode;
}

/** Ways to do one thing, of which one is open. Arrow keys open the neighbours, Home and End the ends. */
export function LoginTabs<Id extends string>({
  label,
  tabs,
  active,
  onSelect,
  children,
}: LoginTabsProps<Id>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tab.id === active);
    const next = tabs[placeOf(event, at, tabs.length)];
    if (!next || next.id === active) return;
    event.preventDefault();
    onSelect(next.id);
    list.current?.querySelector<HTMLElement>(`[data-way="${next.id}"]`)?.focus();
  };
  return (
    <>
      {/* eslint-disable-next-line jsx-a11y/interactive-supports-focus -- its tabs hold the focus */}
      <div ref={list} role="tablist" aria-label={label} className={classes.tabs} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}${tab.id}`}
            data-way={tab.id}
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
      <div role="tabpanel" id={`${id}panel`} aria-labelledby={`${id}${active}`}>
        {children}
      </div>
    </>
  );
}

/** Where a key leads from a place, round the ends; the place itself for other keys. */
function placeOf({ key, currentTarget }: KeyboardEvent, at: number, count: number): number {
  const forward = getComputedStyle(currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return at;
  return (at + (key === forward ? 1 : count - 1)) % count;
}
