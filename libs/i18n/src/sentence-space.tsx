import { useLingui } from '@lingui/react';

/** Languages that put no space between two sentences. */
const WITHOUT_SPACES = /^(?:zh|ja)\b/;

/** Space between two sentences that are texts of their own, where the language of the page has one. */
export function SentenceSpace() {
  const { i18n } = useLingui();
  return WITHOUT_SPACES.test(i18n.locale) ? '' : ' ';
}
