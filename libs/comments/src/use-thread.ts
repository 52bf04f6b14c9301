import { type CommentedKind, type Thread, threadOf } from '@qingyin/data-social';
import { useMemo } from 'react';

/** Thread as a memoised object, so that memoised rows do not render again. */
export const useThread = (kind: CommentedKind, id: string): Thread =>
  useMemo(() => threadOf(kind, id), [kind, id]);
