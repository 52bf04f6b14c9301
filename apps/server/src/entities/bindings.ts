import type { Binding } from '@qingyin/contract';
import type { UserRow } from '../db/schema.ts';

const EMAIL = 0;
const PHONE = 1;
/** As of the contract's records: half a year, s. */
const EXPIRES_IN_S = 15_552_000;

/** What an account is bound to. @param own false: for somebody else, who learns that there is a binding and no more */
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
