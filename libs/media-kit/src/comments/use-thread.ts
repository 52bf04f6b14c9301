import { type CommentedKind, type Thread, threadOf } from '@qingyin/data-social';
import { useMemo } from 'react';

/** A thread as one object, the same while it is the same thread, so that rows are not drawn anew. */
export const useThread = (kind: CommentedKind, id: string): Thread =>
  useMemo(() => threadOf(kind, id), [kind, id]);
