import { valueStore } from './value-store.ts';

/** How long a message lives, ms (seed §8: one at a time, for one second). */
export const MESSAGE_MS = 1000;

export type MessageKind = 'info' | 'success';

export interface Message {
  id: number;
  kind: MessageKind;
  text: string;
}

export const messageStore = valueStore<Message | null>(null);

let lastId = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

function show(kind: MessageKind, text: string): void {
  clearTimeout(timer);
  messageStore.set({ id: ++lastId, kind, text });
  timer = setTimeout(() => messageStore.set(null), MESSAGE_MS);
}

/**
 * Short words that go away by themselves. A new one replaces the old and has its own full second. Nothing a
 * person must read may live only here (screens.md decision 12): what failed is said by `attempt` and the action bar.
 * `text` is already translated.
 */
export const message = {
  info: (text: string) => show('info', text),
  success: (text: string) => show('success', text),
};
