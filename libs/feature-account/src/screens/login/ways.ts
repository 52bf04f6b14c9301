import { capabilitiesQuery } from '@qingyin/data-account';
import type { LoginWay } from '@qingyin/routing';
import { useQuery } from '@tanstack/react-query';

/** How people may come in here. */
export interface Ways {
  /** the service has said what it offers, or does not answer for now */
  known: boolean;
  login: readonly ('password' | Exclude<LoginWay, 'sign-up' | 'reset'>)[];
  /** what a new account may be known by; empty: nobody may sign up */
  signUp: readonly ('email' | 'phone')[];
  /** who holds the phone may set a new password */
  reset: boolean;
  /** signing up needs an invitation */
  byInvitation: boolean;
}

const everyLogin: Ways['login'] = ['password', 'captcha', 'qr'];
/** What the contract has; in front of a foreign service all of it may be tried (docs/api-extensions.md). */
const contract: Ways = {
  known: true,
  login: everyLogin,
  signUp: ['phone'],
  reset: true,
  byInvitation: false,
};
const unknown: Ways = { known: false, login: everyLogin, signUp: [], reset: false, byInvitation: false };

/**
 * The ways the service offers. Who was invited may try to sign up where it is closed to others: the code that makes
 * the first administrator does as an invitation everywhere.
 */
export function useWays(invited: boolean): Ways {
  const { data, failureCount } = useQuery(capabilitiesQuery());
  if (!data) return failureCount > 0 ? { ...unknown, known: true } : unknown;
  if (data.foreign) return contract;
  const has = (feature: string) => data.features.includes(feature);
  const phones = has('captcha');
  return {
    known: true,
    login: ['password', ...(phones ? ['captcha' as const] : []), ...(has('qr-login') ? ['qr' as const] : [])],
    signUp: has('sign-up') || invited ? ['email', ...(phones ? ['phone' as const] : [])] : [],
    reset: phones,
    byInvitation: has('sign-up-invite') || (invited && !has('sign-up')),
  };
}
