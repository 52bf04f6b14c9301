import type { Phone } from '@qingyin/data-account';
import { sessionStore } from '@qingyin/device-storage';

/** Between two codes for one phone, ms. */
export const CAPTCHA_WAIT_MS = 60_000;
const KEY = 'qy-captcha';

/** The last code that was sent from this tab; kept so that a reload does not lose the wait. */
export interface SentCaptcha extends Phone {
  /** the country that was chosen: several share a code */
  region: string;
  /** when the next one may be sent, ms since 1970 */
  until: number;
}

/** Where a browser withholds the storage, the wait lasts as long as the page; the server has a limit of its own. */
export const keepSent = (sent: SentCaptcha): void => sessionStore.setItem(KEY, JSON.stringify(sent));

/** What was sent last, also when its wait is over: the number need not be typed again. Null when there is none of ours. */
export function readSent(): SentCaptcha | null {
  try {
    const value: unknown = JSON.parse(sessionStore.getItem(KEY) ?? 'null');
    return isSent(value) ? value : null;
  } catch {
    return null;
  }
}

/** Forgets it, once somebody is signed in. */
export const forgetSent = (): void => sessionStore.removeItem(KEY);

function isSent(value: unknown): value is SentCaptcha {
  if (typeof value !== 'object' || value === null) return false;
  const { phone, countryCode, region, until } = value as Partial<Record<keyof SentCaptcha, unknown>>;
  return [phone, countryCode, region].every((text) => typeof text === 'string') && Number.isFinite(until);
}
