import type { SearchReminder } from '@qingyin/contract';

/** The suggested query as the text of the contract that other clients show (docs/specification/contract/search.md). */
export const searchReminder = (query: string): SearchReminder => ({
  qcReminders: [
    { qcReminderPart: '你是不是要找：', highLight: false },
    { qcReminderPart: query, highLight: true },
  ],
  qcReminderChannel: '',
});
