import type { Playlist } from '@qingyin/contract';

/** Lists somebody made, and those of others they keep. */
export type ListKind = 'created' | 'collected';

/** Those of a kind, in the order their owner gave them. */
export const listsOf = (kind: ListKind, uid: string, lists: readonly Playlist[]): Playlist[] =>
  lists.filter(({ userId }) => (String(userId) === uid) === (kind === 'created'));
