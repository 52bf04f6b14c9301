import { type Track } from '@qingyin/contract';
import { likedIdsQuery, likeMutation } from '@qingyin/data-library';
import { useSession } from '@qingyin/session/react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useLoginIntent } from '../access/use-login-intent.ts';

export interface Likes {
  liked: ReadonlySet<number>;
  /** shows at once, goes back by itself when the server refuses; leads a guest to /login */
  toggle: (track: Pick<Track, 'id'>) => void;
}

const none: ReadonlySet<number> = new Set();

/** What this user likes, and the way to change it. Guests like nothing and ask nothing. */
export function useLikes(): Likes {
  const uid = useSession(({ login, userId }) => (login && userId ? userId : null));
  const { data } = useQuery({ ...likedIdsQuery(uid ?? ''), enabled: uid !== null });
  const liked = useMemo(() => (uid && data ? new Set(data) : none), [uid, data]);
  const { mutate } = useMutation(likeMutation());
  const require = useLoginIntent();
  const toggle = useCallback(
    ({ id }: Pick<Track, 'id'>) => {
      const like = !liked.has(id);
      if (!require({ kind: 'like', payload: { id, like } })) return;
      mutate({ id, like, uid: uid ?? '' });
    },
    [liked, require, mutate, uid],
  );
  return { liked, toggle };
}
