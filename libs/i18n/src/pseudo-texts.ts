import type { Messages } from '@lingui/core';

/** Suffix that simulates longer translations, such as German and Finnish. */
const LONGER = '·长长';

/** Marks and lengthens the texts of a compiled catalog; placeholders and plurals keep working. */
export function pseudoLocalise(messages: Messages): Messages {
  return Object.fromEntries(
    Object.entries(messages).map(([id, message]) => {
      if (typeof message === 'string') return [id, `⟦${message}${LONGER}⟧`];
      return [id, ['⟦', ...message, `${LONGER}⟧`]];
    }),
  );
}
