import { sessionStore, type TextStorage } from '@qingyin/device-storage';

/**
 * Action that a guest wanted to do, serialisable so that it survives the detour over /login
 * (docs/specification/session.md#personal-pages).
 */
export interface LoginIntent {
  /** kind of action: `like`, `subscribe-playlist`, …; the app maps kinds to handlers */
  kind: string;
  /** plain data, sufficient without the page that asked */
  payload: Readonly<Record<string, string | number | boolean>>;
}

type IntentStorage = Pick<TextStorage, 'getItem' | 'setItem' | 'removeItem'>;

interface KeptIntent extends LoginIntent {
  /** ms since 1970 */
  at: number;
}

const KEY = 'qy-login-intent';
/** Lifetime of an intent, ms; an older one would surprise the user. */
export const INTENT_LIFE_MS = 30 * 60_000;

/** Persists the intent for this tab; a new one replaces the old. */
export function persistIntent(
  intent: LoginIntent,
  storage: IntentStorage = sessionStore,
  now = Date.now(),
): void {
  const kept: KeptIntent = { ...intent, at: now };
  storage.setItem(KEY, JSON.stringify(kept));
}

/** Removes and returns the persisted intent; null if there is none, it has expired or is invalid. */
export function takeIntent(storage: IntentStorage = sessionStore, now = Date.now()): LoginIntent | null {
  const text = storage.getItem(KEY);
  storage.removeItem(KEY);
  const kept = text === null ? null : parse(text);
  if (!kept || now - kept.at > INTENT_LIFE_MS) return null;
  return { kind: kept.kind, payload: kept.payload };
}

function parse(text: string): KeptIntent | null {
  try {
    const value: unknown = JSON.parse(text);
    return isKept(value) ? value : null;
  } catch {
    return null;
  }
}

function isKept(value: unknown): value is KeptIntent {
  if (typeof value !== 'object' || value === null) return false;
  const { kind, payload, at } = value as Partial<Record<keyof KeptIntent, unknown>>;
  return (
    typeof kind === 'string' && typeof at === 'number' && typeof payload === 'object' && payload !== null
  );
}
