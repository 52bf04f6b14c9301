import { localStore } from '@qingyin/device-storage';

/** How long messages stay: `long` is ten times as long, for people who read or reach controls slowly. */
export type MessageTime = 'standard' | 'long';

const KEY = 'message-time';
const LONG_FACTOR = 10;

/** The user's choice, persisted on the device. */
export const messageTime = {
  get: (): MessageTime => (localStore.getItem(KEY) === 'long' ? 'long' : 'standard'),
  set: (value: MessageTime): void => localStore.setItem(KEY, value),
};

/** Time in ms for which a message stays that by default stays for `ms`. */
export const shownFor = (ms: number): number => (messageTime.get() === 'long' ? ms * LONG_FACTOR : ms);
