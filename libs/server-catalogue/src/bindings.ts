import type { UserRow } from '@qingyin/server-db';
import type { Binding } from '@qingyin/contract';

const EMAIL = 0;
const PHONE = 1;
/** Validity in the contract's bindings: half a year, s. */
const EXPIRES_IN_S = 15_552_000;

/**
 * Login bindings of an account. @param own false: for another user, who sees that there is a binding but not its
 * details
 */
export function bindingsOf(user: UserRow, own: boolean): Binding[] {
  const of = (type: number, what: object): Binding => ({
    id: user.id * 10 + type,
    userId: user.id,
    type,
    url: '',
    tokenJsonStr: own ? JSON.stringify(what) : '',
    bindingTime: user.created_at,
    refreshTime: user.created_at,
    expiresIn: EXPIRES_IN_S,
    expired: false,
  });
  const hasPassword = user.password_hash !== null;
  return [
    ...(user.phone === null
      ? []
      : [of(PHONE, { countrycode: user.country_code ?? '', cellphone: user.phone, hasPassword })]),
    ...(user.email === null ? [] : [of(EMAIL, { email: user.email, hasPassword })]),
  ];
}
