import type { Thread } from '@qingyin/data-social';

/** One word for a thread, for keys. */
export const threadName = ({ kind, id }: Thread): string => `${kind}/${id}`;
