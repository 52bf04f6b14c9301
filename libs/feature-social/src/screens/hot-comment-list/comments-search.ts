import { type CommentSort, type Thread, threadOf } from '@qingyin/data-social';
import type { CommentsSearch, CommentType } from '@qingyin/routing';

/** Thread named by the route parameters. */
export const threadOfParams = ({ id, type }: { id: string; type: CommentType }): Thread =>
  threadOf(type === 'dynamic' ? 'event' : type, id);

/** Sort order in the URL's search parameters. */
export const sortOf = ({ sort }: CommentsSearch): CommentSort => sort ?? 'best';
