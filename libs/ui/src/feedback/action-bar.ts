import { createValueStore } from '@qingyin/observable';
import { type ReactNode } from 'react';

/** How long the action bar stays by default, ms, without pointer or focus on it (docs/specification/errors.md#undo). */
export const ACTION_BAR_MS = 10_000;

/** Offer to undo an action that was done. */
export interface ActionOffer {
  /** what was done, translated */
  text: string;
  /** reverts the action; runs at most once */
  undo: () => void;
  /** the offer ended without undo; for effects that are final only then */
  onEnd?: () => void;
}

/** Report of an action that failed. */
export interface FailedAction {
  /** what failed, translated */
  text: string;
  /** repeats the action; runs at most once. Absent where a retry cannot succeed */
  retry?: () => void;
}

/** Suggestion with a button of its own. */
export interface Suggestion {
  /** explanation, translated */
  text: string;
  /** label of its button, translated */
  label: string;
  /** action of its button; runs at most once */
  run: () => void;
}

/** Content of the action bar. */
export type ShownOffer = Omit<ActionOffer, 'undo'> & {
  id: number;
  /** action of its button; without it there is no button */
  run?: (() => void) | undefined;
  /** reports a failure: its button retries instead of undoing */
  failed?: true;
  /** label of its button, where it neither undoes nor retries */
  label?: string;
};

/** Content of the action bar that is shown; null for none. */
export const actionBarStore = createValueStore<ShownOffer | null>(null);

let lastId = 0;

/**
 * Action bar: offers undo after an action, reports a failure with a retry button, or suggests something. One bar at a
 * time: it stays until the next one, `hide`, or 10 s, and its countdown pauses under pointer and focus
 * (docs/specification/errors.md#undo).
 */
export const actionBar = {
  show: ({ undo, ...offer }: ActionOffer) => replace({ ...offer, run: undo, id: ++lastId }),
  fail: ({ text, retry }: FailedAction) => replace({ text, run: retry, failed: true, id: ++lastId }),
  suggest: (suggestion: Suggestion) => replace({ ...suggestion, id: ++lastId }),
  hide: () => replace(null),
  /** Runs the action of the bar that is shown and hides the bar. */
  accept: () => {
    const offer = actionBarStore.get();
    actionBarStore.set(null);
    offer?.run?.();
  },
};

/** Undo by key, for the keyboard shortcuts, which load later than the action bar. */
export const undoByKey = {
  /** drawing of the key, shown beside the label of the undo button; null while no key undoes */
  hint: createValueStore<ReactNode>(null),
  /** Runs the undo that is offered and hides the bar; returns false if none is offered. */
  undo: (): boolean => {
    const offer = actionBarStore.get();
    const offered = offer !== null && isUndo(offer);
    if (offered) actionBar.accept();
    return offered;
  },
};

/** Whether the button of the action bar undoes. */
export const isUndo = ({ run, failed, label }: ShownOffer): boolean =>
  run !== undefined && !failed && label === undefined;

function replace(next: ShownOffer | null): void {
  const ended = actionBarStore.get();
  actionBarStore.set(next);
  ended?.onEnd?.();
}
