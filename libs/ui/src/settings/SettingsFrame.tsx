import { useLingui } from '@lingui/react/macro';
import { useLayoutEffect, useRef } from 'react';
import { Dialog } from '../overlays/Dialog.tsx';
import { type SettingsFrameProps } from './settings-section.ts';
import classes from './SettingsFrame.module.css';

const WIDTH = 820;

/** Settings over the page (screens.md decision 13): sections at the side, one open. The caller keeps the address. */
export function SettingsFrame({ sections, active, onSelect, onClose }: SettingsFrameProps) {
  const { t } = useLingui();
  const open = sections.find((section) => section.id === active) ?? sections[0];
  const list = useRef<HTMLElement>(null);
  useLayoutEffect(() => showWhole(list.current), [open?.id]);
  return (
    <Dialog title={t`设置`} onClose={onClose} width={WIDTH} fullOnPhone>
      <div className={classes.frame}>
        <nav ref={list} aria-label={t`设置`} className={classes.list}>
          {sections.map((section) => (
            <button
              key={section.id}
              type="button"
              className={classes.entry}
              aria-current={section === open ? 'true' : undefined}
              data-autofocus={section === open ? '' : undefined}
              onClick={() => onSelect(section.id)}
            >
              {section.icon}
              {section.label}
            </button>
          ))}
        </nav>
        {open && (
          <section key={open.id} aria-label={open.label} className={classes.content}>
            {open.content}
          </section>
        )}
      </div>
    </Dialog>
  );
}

/** Where the sections stand in a row that scrolls, the open one is seen whole. */
function showWhole(list: HTMLElement | null): void {
  const row = list?.getBoundingClientRect();
  const entry = list?.querySelector('[aria-current]')?.getBoundingClientRect();
  if (!list || !row || !entry) return;
  if (entry.right > row.right) list.scrollLeft += entry.right - row.right;
  if (entry.left < row.left) list.scrollLeft += entry.left - row.left;
}
