import { useLingui } from '@lingui/react/macro';
import { useLayoutEffect, useRef } from 'react';
import { type SettingsSection } from './settings-section.ts';
import classes from './SettingsDialog.module.css';

/** Distance left visible beside the open section, px, which hints that there are more. */
const ROOM_PX = 16;

export interface SettingsListProps {
  sections: readonly SettingsSection[];
  open: SettingsSection | undefined;
  onSelect: (id: string) => void;
}

/**
 * Section list of the settings: at the side, or on phones a scrolling row in which the open section is fully
 * visible.
 */
export function SettingsList({ sections, open, onSelect }: SettingsListProps) {
  const { t } = useLingui();
  const list = useRef<HTMLElement>(null);
  // Measured here and not in the dialog, which mounts before its content is rendered.
  // Also when a label changes, which moves the entries after it.
  const labels = sections.map(({ label }) => label).join('\n');
  useLayoutEffect(() => showWhole(list.current), [open?.id, labels]);
  return (
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
  );
}

/** Uses offsets within the row instead of bounding boxes, because the dialog is still animated. */
function showWhole(list: HTMLElement | null): void {
  const entry = list?.querySelector<HTMLElement>('[aria-current]');
  if (!list || !entry) return;
  const first = entry.offsetLeft - ROOM_PX;
  const last = entry.offsetLeft + entry.offsetWidth + ROOM_PX - list.clientWidth;
  if (list.scrollLeft < last) list.scrollLeft = last;
  if (list.scrollLeft > first) list.scrollLeft = first;
  const top = entry.offsetTop;
  list.scrollTop = Math.min(Math.max(list.scrollTop, top + entry.offsetHeight - list.clientHeight), top);
}
