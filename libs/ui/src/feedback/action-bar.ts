import { valueStore } from './value-store.ts';

/** How long an offer stays when nobody is near it, ms (screens.md decision 12). */
export const ACTION_BAR_MS = 10_000;

export interface ActionOffer {
  /** what was done, translated */
  text: string;
  /** takes it back; runs at most once */
  undo: () => void;
  /** the offer ended without being taken; for what is done for good only then */
  onEnd?: () => void;
}

export interface FailedAct {
  /** what was not done, translated */
  text: string;
  /** does it once more; runs at most once. Absent where that would lead to nothing else */
  retry?: () => void;
}

export interface Suggestion {
  /** what is to be known, translated */
  text: string;
  /** what its button says, translated */
  label: string;
  /** what its button does; runs at most once */
  act: () => void;
}

export type ShownOffer = Omit<ActionOffer, 'undo'> & {
  id: number;
  /** what its button does; it has none without */
  act?: (() => void) | undefined;
  /** it tells of a failure: its button tries again, instead of taking back */
  failed?: true;
  /** what its button says, where it neither takes back nor tries again */
  label?: string;
};

export const actionBarStore = valueStore<ShownOffer | null>(null);

let lastId = 0;

/**
 * Offers to take back what was just done, says what failed and offers to try again, or suggests something else. It stays until the next
 * action, `hide`, or 10 s, and its time stands still under pointer and focus (screens.md decision 12).
 */
export const actionBar = {
  show: ({ undo, ...offer }: ActionOffer) => replace({ ...offer, act: undo, id: ++lastId }),
  fail: ({ text, retry }: FailedAct) => replace({ text, act: retry, failed: true, id: ++lastId }),
  suggest: (suggestion: Suggestion) => replace({ ...suggestion, id: ++lastId }),
  hide: () => replace(null),
  /** Takes the offer that is shown. */
  take: () => {
    const offer = actionBarStore.get();
    actionBarStore.set(null);
    offer?.act?.();
  },
};

function replace(next: ShownOffer | null): void {
  const ended = actionBarStore.get();
  actionBarStore.set(next);
  ended?.onEnd?.();
}
