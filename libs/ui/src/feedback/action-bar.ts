import { valueStore } from './value-store.ts';

/** How long an undo offer stays when nobody is near it, ms (screens.md decision 12). */
export const ACTION_BAR_MS = 10_000;

export interface ActionOffer {
  /** what was done, translated */
  text: string;
  /** takes it back; runs at most once */
  undo: () => void;
  /** the offer ended without being taken; for what is done for good only then */
  onEnd?: () => void;
}

export interface ShownOffer extends ActionOffer {
  id: number;
}

export const actionBarStore = valueStore<ShownOffer | null>(null);

let lastId = 0;

/**
 * Offers to take back what was just done. It stays until the next action, `hide`, or 10 s, and its time stands
 * still under pointer and focus (screens.md decision 12).
 */
export const actionBar = {
  show: (offer: ActionOffer) => replace({ ...offer, id: ++lastId }),
  hide: () => replace(null),
  /** Takes the offer that is shown. */
  undo: () => {
    const offer = actionBarStore.get();
    actionBarStore.set(null);
    offer?.undo();
  },
};

function replace(next: ShownOffer | null): void {
  const ended = actionBarStore.get();
  actionBarStore.set(next);
  ended?.onEnd?.();
}
