import type { Thread } from '@qingyin/data-social';

/** Key of a thread. */
export const threadName = ({ kind, id }: Thread): string => `${kind}/${id}`;

/** Draft key of a comment in a thread, or of a reply. */
export const commentDraft = (thread: Thread, answers?: number): string =>
  `comment/${threadName(thread)}${answers === undefined ? '' : `/${String(answers)}`}`;
