import type { CodeDelivery } from './code-delivery/code-delivery.ts';

/** Signup policies: anyone, by invitation only, nobody. */
export const SIGN_UP_POLICIES = ['open', 'invite', 'closed'] as const;
export type SignUpPolicy = (typeof SIGN_UP_POLICIES)[number];

/** Account settings of this server, as configured by the operator. */
export interface AccountConfig {
  signUp: SignUpPolicy;
  /** false: login with the demo account is disabled */
  demo: boolean;
  /** how codes are delivered to phones */
  delivery: CodeDelivery;
}

/** Feature names for `/x/capabilities`. */
export const accountFeatures = ({ signUp, demo }: Pick<AccountConfig, 'signUp' | 'demo'>): string[] => [
  'captcha',
  'qr-login',
  'account',
  'sessions',
  ...(signUp === 'closed' ? [] : ['sign-up']),
  ...(signUp === 'invite' ? ['sign-up-invite'] : []),
  ...(demo ? ['demo-account'] : []),
];
