const RTL = /^(he|ar|fa|ku)/i;

/**
 * Text direction: right-to-left for codes that start with he, ar, fa or ku (docs/specification/session.md#states).
 * The pseudo-locale is left-to-right.
 */
export function directionOf(code: string): 'ltr' | 'rtl' {
  return RTL.test(code) ? 'rtl' : 'ltr';
}
