import { useRequireLogin } from '@qingyin/auth-gate';
import { useLingui } from '@lingui/react/macro';
import { type Track } from '@qingyin/contract';
import { rateSongMutation } from '@qingyin/data-library';
import { useUserId } from '@qingyin/session/react';
import { attempt } from '@qingyin/ui';
import { useMutation } from '@tanstack/react-query';

/**
 * Returns a function that rates a song with 1 to 5 stars, or removes its rating with 0: optimistic update with rollback
 * and a retry on failure. A guest is led to /login. Its result: whether the rating was saved; never rejects.
 */
export function useRateSong(): (track: Pick<Track, 'id'>, stars: number) => Promise<boolean> {
  const { t } = useLingui();
  const uid = useUserId();
  const require = useRequireLogin();
  const { mutateAsync } = useMutation(rateSongMutation());
  return async ({ id }, stars) => {
    if (!require({ kind: 'visit', payload: {} })) return false;
    let saved = false;
    await attempt(t`没能保存评分，请再试一次`, async () => {
      await mutateAsync({ id, stars, uid: uid ?? '' });
      saved = true;
    });
    return saved;
  };
}
