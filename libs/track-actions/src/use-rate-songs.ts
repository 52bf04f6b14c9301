import { useRequireLogin } from '@qingyin/auth-gate';
import { useLingui } from '@lingui/react/macro';
import { type Track } from '@qingyin/contract';
import { rateSongMutation } from '@qingyin/data-library';
import { useUserId } from '@qingyin/session/react';
import { attempt } from '@qingyin/ui';
import { useMutation } from '@tanstack/react-query';

/** Songs that are rated at once at most: each is a request. */
export const RATED_AT_ONCE_MAX = 100;

/**
 * Returns a function that gives several songs the same stars, 1 to 5, or removes their ratings with 0, one after the other,
 * with a retry on failure. A guest is led to /login. Its result: whether all were saved; never rejects.
 */
export function useRateSongs(): (tracks: readonly Pick<Track, 'id'>[], stars: number) => Promise<boolean> {
  const { t } = useLingui();
  const uid = useUserId();
  const require = useRequireLogin();
  const { mutateAsync } = useMutation(rateSongMutation());
  return async (tracks, stars) => {
    if (!require({ kind: 'visit', payload: {} })) return false;
    let saved = false;
    await attempt(t`没能保存评分，请再试一次`, async () => {
      for (const { id } of tracks) await mutateAsync({ id, stars, uid: uid ?? '' });
      saved = true;
    });
    return saved;
  };
}
