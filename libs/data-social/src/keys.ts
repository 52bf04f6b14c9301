import { queryRoots } from '@qingyin/query-kit';
import type { CommentedKind } from './commented-kind.ts';

const root = [queryRoots.social] as const;

export const socialKeys = {
  all: root,
  /** what people posted: everything that is a list of events */
  feeds: () => [...root, 'feeds'] as const,
  person: (uid: string) => [...root, 'person', uid] as const,
  mentionable: (uid: string) => [...root, 'mentionable', uid] as const,
  level: (uid: string) => [...root, 'level', uid] as const,
  record: (uid: string, span: string) => [...root, 'record', uid, span] as const,
  comments: (kind: CommentedKind, id: string) => [...root, 'comments', kind, id] as const,
};
