import { isPhone } from '@qingyin/contract';

/**
 * Parses a phone number of a country; allows spaces, dashes, full-width digits and the country's own calling code in
 * front. This is the rule behind the pattern message (docs/specification/errors.md#form-validation).
 * @returns number in the format of the service; null if it is invalid
 */
export function readPhone(input: string, countryCode: string): string | null {
  const text = input.normalize('NFKC').replace(/[\s()-]/g, '');
  const [, rest = text] = new RegExp(`^(?:\\+|00)${countryCode}(\\d+)$`).exec(text) ?? [];
  return isPhone(rest, countryCode) ? rest : null;
}
