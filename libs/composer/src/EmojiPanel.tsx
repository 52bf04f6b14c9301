import { useLingui } from '@lingui/react/macro';
import type { Anchor } from '@qingyin/ui';
import { Sheet } from '@qingyin/ui/lazy';
import { type KeyboardEvent, useRef, useState } from 'react';
import classes from './EmojiPanel.module.css';
import { emojiGroups } from './emoji-groups.ts';

export interface EmojiPanelProps {
  anchor: Anchor;
  /** the panel stays open, so that several emoji can be chosen */
  onChoose: (emoji: string) => void;
  onClose: () => void;
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/**
 * Emoji grouped by kind, with a roving tab index: one Tab stop, arrow keys move in the visual layout (ARIA toolbar
 * pattern).
 */
export default function EmojiPanel({ anchor, onChoose, onClose }: EmojiPanelProps) {
  const { t, i18n } = useLingui();
  const panel = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(emojiGroups[0]?.emoji[0]);
  const move = (event: KeyboardEvent) => {
    const all = [...(panel.current?.querySelectorAll('button') ?? [])];
    const at = all.findIndex((button) => button === document.activeElement);
    const here = all[at];
    if (!here) return;
    const flip = getComputedStyle(here).direction === 'rtl' ? -1 : 1;
    const side = steps[event.key];
    const goal = side === undefined ? beside(all, here, event.key) : all[at + side * flip];
    if (!goal) return;
    event.preventDefault();
    goal.focus();
  };
  return (
    <Sheet label={t`表情`} anchor={anchor} onClose={onClose}>
      <div
        ref={panel}
        role="toolbar"
        aria-label={t`表情`}
        tabIndex={-1}
        className={classes.panel}
        onKeyDown={move}
      >
        {emojiGroups.map(({ name, emoji }) => (
          <div key={name.id} role="group" aria-label={i18n._(name)} className={classes.group}>
            <p className={classes.name} aria-hidden>
              {i18n._(name)}
            </p>
            <div className={classes.emoji}>
              {emoji.map((one) => (
                <button
                  key={one}
                  type="button"
                  tabIndex={one === current ? 0 : -1}
                  className={classes.one}
                  onFocus={() => setCurrent(one)}
                  onClick={() => onChoose(one)}
                >
                  {one}
                </button>
              ))}
            </div>
          </div>
        ))}
      </div>
    </Sheet>
  );
}

/** Nearest button in the row above or below `here`; undefined for other keys and at the edge. */
function beside(all: HTMLElement[], here: HTMLElement, key: string): HTMLElement | undefined {
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return undefined;
  const from = here.getBoundingClientRect();
  const rows = all
    .map((button) => ({ button, box: button.getBoundingClientRect() }))
    .filter(({ box }) => (key === 'ArrowUp' ? box.bottom <= from.top + 1 : box.top >= from.bottom - 1));
  const far = (box: DOMRect) => Math.abs(box.top - from.top) * 100 + Math.abs(box.left - from.left);
  return rows.toSorted((one, other) => far(one.box) - far(other.box))[0]?.button;
}
