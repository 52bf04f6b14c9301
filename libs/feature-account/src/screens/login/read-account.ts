const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;
const PHONE = /^\d{5,14}$/;

/**
 * Parses 手机号或邮箱: a phone number (spaces, dashes, full-width digits and +86 allowed) or an e-mail address. This is the
 * rule behind the pattern message (docs/specification/errors.md#form-validation).
 * @returns value in the format of the service; null if it is neither
 */
export function readAccount(input: string): string | null {
  const text = input.normalize('NFKC').trim();
  if (EMAIL.test(text)) return text;
  const phone = text.replace(/^\+86/, '').replace(/[\s()-]/g, '');
  return PHONE.test(phone) ? phone : null;
}
