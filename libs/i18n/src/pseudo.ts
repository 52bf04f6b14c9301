/** Pseudo-locale for tests: marks and lengthens all texts, which reveals untranslated and truncated ones. */
export const PSEUDO_LOCALE = 'en-XA';

/** True in development, in unit tests, and in builds made with `VITE_PSEUDO`; never in the product itself. */
export const isPseudoOffered = (code: string | null): code is typeof PSEUDO_LOCALE =>
  Boolean(import.meta.env?.DEV || import.meta.env?.VITE_PSEUDO) && code === PSEUDO_LOCALE;
