import { localStore } from '@qingyin/device-storage';
import { MESSAGE_TIME_KEY } from './message-time.ts';

/** How long messages stay: `long` is ten times as long, for people who read or reach controls slowly. */
export type MessageTime = 'standard' | 'long';

const LONG_FACTOR = '10';

/** The user's choice, persisted on the device. */
export const messageTime = {
  get: (): MessageTime => (localStore.getItem(MESSAGE_TIME_KEY) === LONG_FACTOR ? 'long' : 'standard'),
  set: (value: MessageTime): void =>
    value === 'long'
      ? localStore.setItem(MESSAGE_TIME_KEY, LONG_FACTOR)
      : localStore.removeItem(MESSAGE_TIME_KEY),
};
