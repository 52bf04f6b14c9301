import { createValueStore } from '@qingyin/observable';
import { shownFor } from './message-time.ts';

/** How long a toast message stays by default, ms; one at a time (docs/specification/errors.md#error-catalogue). */
export const MESSAGE_MS = 1000;

export type MessageKind = 'info' | 'success';

export interface Message {
  id: number;
  kind: MessageKind;
  text: string;
}

/** Toast message that is shown; null for none. */
export const messageStore = createValueStore<Message | null>(null);

let lastId = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

function show(kind: MessageKind, text: string): void {
  clearTimeout(timer);
  messageStore.set({ id: ++lastId, kind, text });
  timer = setTimeout(() => messageStore.set(null), shownFor(MESSAGE_MS));
}

/**
 * Toast message: a short text that disappears after a second; a new one replaces the old. Not for anything a user
 * must read: failures are shown by `attempt` and the action bar (docs/specification/errors.md#undo). `text` is
 * translated.
 */
export const message = {
  info: (text: string) => show('info', text),
  success: (text: string) => show('success', text),
};
