import type { Thread } from '@qingyin/data-social';

/** One word for a thread, for keys. */
export const threadName = ({ kind, id }: Thread): string => `${kind}/${id}`;

/** What a draft is called that is written there, or as an answer to a comment. */
export const commentDraft = (thread: Thread, answers?: number): string =>
  `comment/${threadName(thread)}${answers === undefined ? '' : `/${String(answers)}`}`;
