const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;
const PHONE = /^\d{5,14}$/;

/**
 * Reads 手机号或邮箱: a number (spaces, dashes, full-width digits and +86 allowed) or an e-mail address, in the form
 * the service wants. Null when it is neither; the rule behind the pattern message of seed §5.
 */
export function readAccount(input: string): string | null {
  const text = input.normalize('NFKC').trim();
  if (EMAIL.test(text)) return text;
  const phone = text.replace(/^\+86/, '').replace(/[\s()-]/g, '');
  return PHONE.test(phone) ? phone : null;
}
