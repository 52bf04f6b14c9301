import { useLingui } from '@lingui/react/macro';
import { IconX } from '@tabler/icons-react';
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import {
  ACTION_BAR_MS,
  actionBar,
  actionBarStore,
  isUndo,
  type ShownOffer,
  undoByKey,
} from './action-bar.ts';
import { shownFor } from './message-time.ts';
import classes from './ActionBarHost.module.css';

/**
 * Renders the action bar; mount it once, near the root. The live region of offers exists from the start, so that
 * screen readers announce what appears in it. A failure is an alert outside of it: within a polite region, screen
 * readers announce an alert twice.
 */
export function ActionBarHost() {
  const offer = useSyncExternalStore(actionBarStore.subscribe, actionBarStore.get, actionBarStore.get);
  const bar = offer && <ActionBar key={offer.id} offer={offer} />;
  return (
    <div className={classes.host}>
      <div aria-live="polite">{offer?.failed ? null : bar}</div>
      {offer?.failed && bar}
    </div>
  );
}

function ActionBar({ offer }: { offer: ShownOffer }) {
  const { t } = useLingui();
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const hint = useSyncExternalStore(undoByKey.hint.subscribe, undoByKey.hint.get);
  const keys = isUndo(offer) ? hint : null;
  const label = offer.label ?? (offer.failed ? t`重试` : t`撤销`);
  useCountdown(shownFor(ACTION_BAR_MS), pointed || focused, actionBar.hide);
  const bar = useRef<HTMLElement>(null);
  // The button that was pressed disappears with the bar: without a new place, the focus would be lost.
  useLayoutEffect(() => {
    const section = bar.current;
    return () => {
      if (section?.contains(document.activeElement))
        document.getElementById('main')?.focus({ preventScroll: true });
    };
  }, []);

  return (
    <section
      ref={bar}
      className={classes.bar}
      role={offer.failed && 'alert'}
      aria-label={offer.failed ? undefined : label}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <p className={classes.text}>{offer.text}</p>
      {offer.run && (
        <button
          type="button"
          className={classes.undo}
          aria-keyshortcuts={keys ? 'Control+Z Meta+Z' : undefined}
          onClick={actionBar.accept}
        >
          {label}
          {keys && (
            <span className={classes.keys} aria-hidden>
              {keys}
            </span>
          )}
        </button>
      )}
      <button type="button" className={classes.close} aria-label={t`关闭`} onClick={actionBar.hide}>
        <IconX size={18} stroke={1.75} aria-hidden />
      </button>
    </section>
  );
}

/** Calls `onEnd` after `ms` milliseconds, not counting the time in which `paused` was true. */
function useCountdown(ms: number, paused: boolean, onEnd: () => void): void {
  const left = useRef(ms);
  useEffect(() => {
    if (paused) return;
    const since = Date.now();
    const timer = setTimeout(onEnd, left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - since;
    };
  }, [paused, onEnd]);
}
