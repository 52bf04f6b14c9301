import { localStore } from '@qingyin/device-storage';

/** Key of the factor by which messages stay longer, persisted on the device. */
export const MESSAGE_TIME_KEY = 'message-time';

/** Time in ms for which a message stays that by default stays for `ms`. */
export const shownFor = (ms: number): number => ms * (Number(localStore.getItem(MESSAGE_TIME_KEY)) || 1);
