import { useLingui } from '@lingui/react/macro';
import { useLayoutEffect, useRef } from 'react';
import { type SettingsFrameSection } from './settings-section.ts';
import classes from './SettingsFrame.module.css';

/** Beside the open one, so that one sees there are more. */
const ROOM_PX = 16;

export interface SettingsListProps {
  sections: readonly SettingsFrameSection[];
  open: SettingsFrameSection | undefined;
  onSelect: (id: string) => void;
}

/** The sections of the settings, beside or, on phones, in a row that scrolls: there the open one is seen whole. */
export function SettingsList({ sections, open, onSelect }: SettingsListProps) {
  const { t } = useLingui();
  const list = useRef<HTMLElement>(null);
  // With the list and not with its frame, which is there before the dialog draws what is in it.
  useLayoutEffect(() => showWhole(list.current), [open?.id]);
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

/** By places within the row, as the dialog is still coming in. */
function showWhole(list: HTMLElement | null): void {
  const entry = list?.querySelector<HTMLElement>('[aria-current]');
  if (!list || !entry) return;
  const first = entry.offsetLeft - ROOM_PX;
  const last = entry.offsetLeft + entry.offsetWidth + ROOM_PX - list.clientWidth;
  if (list.scrollLeft < last) list.scrollLeft = last;
  if (list.scrollLeft > first) list.scrollLeft = first;
}
