import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type Track } from '@qingyin/contract';
import { likeSongsMutation } from '@qingyin/data-library';
import { useSession } from '@qingyin/session/react';
import { actionBar, message } from '@qingyin/ui';
import { useMutation } from '@tanstack/react-query';

/**
 * Likes all songs that are not liked yet, or unlikes them if all are liked, for a logged-in user. Shows the result
 * with undo; failed songs are counted and offered for a retry first.
 */
export function useLikeMany(liked: ReadonlySet<number>): (tracks: readonly Track[]) => void {
  const { t } = useLingui();
  const { userId } = useSession();
  const { mutateAsync } = useMutation(likeSongsMutation());

  const change = async (ids: readonly number[], like: boolean, onDone?: () => void): Promise<void> => {
    const through = new Set(await mutateAsync({ uid: userId ?? '', ids, like }).catch(() => []));
    const rest = ids.filter((id) => !through.has(id));
    const lost = rest.length;
    if (lost === 0) return onDone?.();
    actionBar.fail({
      text: like
        ? t`${plural(lost, { other: '有 # 首没能添加到喜欢' })}`
        : t`${plural(lost, { other: '有 # 首没能取消喜欢' })}`,
      retry: () => void change(rest, like, onDone),
    });
  };

  return (tracks) => {
    const like = !tracks.every(({ id }) => liked.has(id));
    const ids = new Set(
      tracks.flatMap(({ id, unplayable }) =>
        like && (liked.has(id) || unplayable === 'gone' || unplayable === 'no-access') ? [] : id,
      ),
    );
    if (ids.size === 0) return message.info(t`这些歌都已经喜欢了`);
    void change([...ids], like, () =>
      actionBar.show({
        text: like
          ? t`${plural(ids.size, { other: '已喜欢 # 首歌' })}`
          : t`${plural(ids.size, { other: '已取消喜欢 # 首歌' })}`,
        undo: () => void change([...ids], !like),
      }),
    );
  };
}
