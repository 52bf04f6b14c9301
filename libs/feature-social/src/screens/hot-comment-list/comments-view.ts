import { type CommentSort, type Thread, threadOf } from '@qingyin/data-social';
import type { CommentsSearch, CommentType } from '@qingyin/routing';

/** The thread that an address names. */
export const threadAt = ({ id, type }: { id: string; type: CommentType }): Thread =>
  threadOf(type === 'dynamic' ? 'event' : type, id);

/** The order that an address asks for. */
export const sortOf = ({ sort }: CommentsSearch): CommentSort => sort ?? 'best';
