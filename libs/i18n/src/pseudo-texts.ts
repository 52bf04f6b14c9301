import type { Messages } from '@lingui/core';

/** Translations may be this much longer than the source; German and Finnish are. */
const LONGER = '·长长';

/** Marks and lengthens the texts of a compiled catalog; placeholders and choices keep working. */
export function pseudoLocalise(messages: Messages): Messages {
  return Object.fromEntries(
    Object.entries(messages).map(([id, message]) => {
      if (typeof message === 'string') return [id, `⟦${message}${LONGER}⟧`];
      return [id, ['⟦', ...message, `${LONGER}⟧`]];
    }),
  );
}
