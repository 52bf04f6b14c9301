import { isEmail } from '@qingyin/contract';
import { createContext, use } from 'react';
import { readAccount } from './read-account.ts';

/** Country by region and calling code; several regions share a code. */
export interface Country {
  region: string;
  countryCode: string;
}

/**
 * What was typed into one form of the login page and is asked for by the others, too: they begin with it, so that
 * it is typed only once (docs/accessibility.md, 3.3.7). It is gone with the page; passwords are not part of it.
 */
export interface TypedValues {
  /** e-mail address or phone number */
  account?: string;
  /** country of the phone number */
  country?: Country;
  nickname?: string;
  invitation?: string;
}

export const TypedValuesContext = createContext<TypedValues>({});

/** Values that the forms of this login page share; changing them renders nothing. */
export const useTypedValues = (): TypedValues => use(TypedValuesContext);

/** The typed account if it is an e-mail address, else ''. */
export const typedEmail = ({ account = '' }: TypedValues): string =>
  isEmail(account.normalize('NFKC').trim()) ? account : '';

/** The typed account if it is a phone number, else ''. */
export const typedPhone = ({ account = '' }: TypedValues): string =>
  readAccount(account)?.includes('@') === false ? account : '';
