import type { Phone } from '@qingyin/data-account';
import { sessionStore } from '@qingyin/device-storage';

/** Minimum time between two codes for one phone number, ms. */
export const CAPTCHA_RESEND_MS = 60_000;
const KEY = 'qy-captcha';

/** Last code sent from this tab; persisted in session storage, so that the countdown survives a reload. */
export interface SentCaptcha extends Phone {
  /** chosen country; several countries share a calling code */
  region: string;
  /** time from which the next code can be sent, ms since 1970 */
  until: number;
}

/**
 * Persists the last sent code. Without storage the countdown lasts as long as the page; the server has a rate
 * limit of its own.
 */
export const persistSentCaptcha = (sent: SentCaptcha): void =>
  sessionStore.setItem(KEY, JSON.stringify(sent));

/**
 * Last sent code, also after the countdown has ended, so that the number is prefilled. Null if there is none or it
 * is malformed.
 */
export function readSentCaptcha(): SentCaptcha | null {
  try {
    const value: unknown = JSON.parse(sessionStore.getItem(KEY) ?? 'null');
    return isSent(value) ? value : null;
  } catch {
    return null;
  }
}

/** Deletes the last sent code; called after a login. */
export const clearSentCaptcha = (): void => sessionStore.removeItem(KEY);

function isSent(value: unknown): value is SentCaptcha {
  if (typeof value !== 'object' || value === null) return false;
  const { phone, countryCode, region, until } = value as Partial<Record<keyof SentCaptcha, unknown>>;
  return [phone, countryCode, region].every((text) => typeof text === 'string') && Number.isFinite(until);
}
