import { isPhone } from '@qingyin/contract';

/**
 * Reads a phone number of a country (spaces, dashes, full-width digits, and the country's own code in front allowed) in
 * the form the service wants. Null when it is none; the rule behind the pattern message of seed §5.
 */
export function readPhone(input: string, countryCode: string): string | null {
  const text = input.normalize('NFKC').replace(/[\s()-]/g, '');
  const [, rest = text] = new RegExp(`^(?:\\+|00)${countryCode}(\\d+)$`).exec(text) ?? [];
  return isPhone(rest, countryCode) ? rest : null;
}
