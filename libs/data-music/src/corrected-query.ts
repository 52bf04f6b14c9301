import type { SearchReminder } from '@qingyin/contract';

/** The query that a service suggests: the highlighted parts of the text; undefined: none. */
export function correctedQuery(reminder: SearchReminder | null | undefined): string | undefined {
  const text = reminder?.qcReminders
    .map(({ highLight, qcReminderPart }) => (highLight ? qcReminderPart : ''))
    .join('')
    .trim();
  return text === '' ? undefined : text;
}
