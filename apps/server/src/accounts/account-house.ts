import type { Delivery } from './delivery/delivery.ts';

/** Signup policies: anyone, by invitation only, nobody. */
export const SIGN_UP_KINDS = ['open', 'invite', 'closed'] as const;
export type SignUpKind = (typeof SIGN_UP_KINDS)[number];

/** Account settings of this server, as configured by the operator. */
export interface AccountHouse {
  signUp: SignUpKind;
  /** false: login with the demo account is disabled */
  demo: boolean;
  /** how codes are delivered to phones */
  delivery: Delivery;
}

/** Feature names for `/x/capabilities`. */
export const accountFeatures = ({ signUp, demo }: Pick<AccountHouse, 'signUp' | 'demo'>): string[] => [
  'captcha',
  'qr-login',
  'account',
  'sessions',
  ...(signUp === 'closed' ? [] : ['sign-up']),
  ...(signUp === 'invite' ? ['sign-up-invite'] : []),
  ...(demo ? ['demo-account'] : []),
];
