import { capabilitiesQuery } from '@qingyin/data-account';
import type { LoginWay } from '@qingyin/routing';
import { useQuery } from '@tanstack/react-query';

/** Login and sign-up ways the service offers. */
export interface OfferedWays {
  /** whether the capabilities are known, or their request failed for now */
  isKnown: boolean;
  login: readonly ('password' | Exclude<LoginWay, 'sign-up' | 'reset'>)[];
  /** identifiers of a new account; empty: sign-up is closed */
  signUp: readonly ('email' | 'phone')[];
  /** whether a password can be reset by phone */
  reset: boolean;
  /** whether sign-up requires an invitation */
  byInvitation: boolean;
}

const everyLogin: OfferedWays['login'] = ['password', 'captcha', 'qr'];
/** Ways of the contract, all of which a foreign service may offer (docs/api-extensions.md). */
const contract: OfferedWays = {
  isKnown: true,
  login: everyLogin,
  signUp: ['phone'],
  reset: true,
  byInvitation: false,
};
const unknown: OfferedWays = {
  isKnown: false,
  login: everyLogin,
  signUp: [],
  reset: false,
  byInvitation: false,
};

/**
 * Ways offered by the capabilities of the service.
 * @param invited whether the address has an invitation: sign-up is then offered although it is closed to others,
 * because the code for the first administrator is accepted as an invitation everywhere
 */
export function useOfferedWays(invited: boolean): OfferedWays {
  const { data, failureCount } = useQuery(capabilitiesQuery());
  if (!data) return failureCount > 0 ? { ...unknown, isKnown: true } : unknown;
  if (data.foreign) return contract;
  const has = (feature: string) => data.features.includes(feature);
  const phones = has('captcha');
  return {
    isKnown: true,
    login: ['password', ...(phones ? ['captcha' as const] : []), ...(has('qr-login') ? ['qr' as const] : [])],
    signUp: has('sign-up') || invited ? ['email', ...(phones ? ['phone' as const] : [])] : [],
    reset: phones,
    byInvitation: has('sign-up-invite') || (invited && !has('sign-up')),
  };
}
