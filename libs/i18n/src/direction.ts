const RTL = /^(he|ar|fa|ku)/i;

/** Right-to-left when the language starts with he, ar, fa or ku (seed §4); the pseudo-locale for tests follows it. */
export function directionOf(code: string): 'ltr' | 'rtl' {
  return RTL.test(code) ? 'rtl' : 'ltr';
}
