import { createValueStore } from '@qingyin/observable';
import type { LoginIntent } from './login-intent.ts';

/** An action of a guest that waits for the answer whether they log in. */
export interface LoginRequest {
  intent: LoginIntent;
  /** leads to the login page and back */
  proceed: () => void;
}

/** Open question whether a guest logs in; the app's shell asks it. */
export const loginRequests = createValueStore<LoginRequest | null>(null);

let attached = false;

/** Registers a prompt that shows the requests of `useRequireLogin`, until the returned function is called. */
export function attachLoginPrompt(): () => void {
  attached = true;
  return () => {
    attached = false;
    loginRequests.set(null);
  };
}

/** Whether a prompt is attached; without one, guests go to the login page at once. */
export const hasLoginPrompt = (): boolean => attached;
