import type { Thread } from '@qingyin/data-social';

/** Key of a thread. */
export const threadKey = ({ kind, id }: Thread): string => `${kind}/${id}`;

/** Draft key of a comment in a thread, or of a reply. */
export const commentDraftKey = (thread: Thread, answers?: number): string =>
  `comment/${threadKey(thread)}${answers === undefined ? '' : `/${String(answers)}`}`;
