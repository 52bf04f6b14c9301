import type { Delivery } from './delivery/delivery.ts';

export const SIGN_UP_KINDS = ['open', 'invite', 'closed'] as const;
export type SignUpKind = (typeof SIGN_UP_KINDS)[number];

/** How this server deals with accounts, as its operator has decided. */
export interface AccountHouse {
  signUp: SignUpKind;
  /** false: nobody signs in with the demo account */
  demo: boolean;
  /** how codes reach phones */
  delivery: Delivery;
}

/** Names for `/x/capabilities`. */
export const accountFeatures = ({ signUp, demo }: Pick<AccountHouse, 'signUp' | 'demo'>): string[] => [
  'captcha',
  'qr-login',
  'account',
  'sessions',
  ...(signUp === 'closed' ? [] : ['sign-up']),
  ...(signUp === 'invite' ? ['sign-up-invite'] : []),
  ...(demo ? ['demo-account'] : []),
];
