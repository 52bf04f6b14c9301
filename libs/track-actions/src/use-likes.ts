import { useRequireLogin } from '@qingyin/auth-gate';
import { useLingui } from '@lingui/react/macro';
import { type Track } from '@qingyin/contract';
import { likedIdsQuery, likeMutation } from '@qingyin/data-library';
import { useUserId } from '@qingyin/session/react';
import { attempt } from '@qingyin/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';

/** Liked songs of the user with a toggle. */
export interface Likes {
  liked: ReadonlySet<number>;
  /** optimistic update with rollback and message on failure; a guest is led to /login */
  toggle: (track: Pick<Track, 'id'>) => void;
}

const none: ReadonlySet<number> = new Set();

/** Ids of the user's liked songs and a toggle. Guests have none and cause no request. */
export function useLikes(): Likes {
  const uid = useUserId();
  const { data } = useQuery({ ...likedIdsQuery(uid ?? ''), enabled: uid !== null });
  const liked = useMemo(() => (uid && data ? new Set(data) : none), [uid, data]);
  const { mutateAsync } = useMutation(likeMutation());
  const require = useRequireLogin();
  const { t } = useLingui();
  const toggle = useCallback(
    ({ id }: Pick<Track, 'id'>) => {
      const like = !liked.has(id);
      if (!require({ kind: 'like', payload: { id, like } })) return;
      void attempt(t`没有成功，请再试一次`, () => mutateAsync({ id, like, uid: uid ?? '' }));
    },
    [liked, require, mutateAsync, uid, t],
  );
  return { liked, toggle };
}
