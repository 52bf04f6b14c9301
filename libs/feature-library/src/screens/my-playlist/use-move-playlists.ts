import { useUndoableMoves } from '@qingyin/track-list';
import { useLingui } from '@lingui/react/macro';
import type { Playlist } from '@qingyin/contract';
import { movePlaylistsMutation } from '@qingyin/data-library';
import type { TargetPosition } from '@qingyin/query-kit';
import { useMutation } from '@tanstack/react-query';
import { useCallback } from 'react';

/** Moves a playlist of a section before index `gap` of that section, or to its end. */
export type MovePlaylist = (section: readonly Playlist[], moved: Playlist, gap: number) => void;

/**
 * Moves playlists in the user's order, with an announcement of the new position and undo. An optimistic update
 * that is rolled back when the service refuses.
 */
export function useMovePlaylists(uid: string, lists: readonly Playlist[]): MovePlaylist {
  const { t } = useLingui();
  const { mutateAsync } = useMutation(movePlaylistsMutation());
  const send = useCallback(
    (places: readonly TargetPosition[]) => mutateAsync({ id: uid, places }),
    [mutateAsync, uid],
  );
  const run = useUndoableMoves(send, t`没能移动歌单，顺序已恢复`);

  return useCallback<MovePlaylist>(
    (section, moved, gap) => {
      const ids = lists.map(({ id }) => id);
      const next = section[gap];
      const last = section.at(-1);
      // The service has one order for both sections, so the end of this section is converted to an index in the
      // whole order.
      const gapOfAll = next ? ids.indexOf(next.id) : last ? ids.indexOf(last.id) + 1 : ids.length;
      const { id, name } = moved;
      const place = gap > section.indexOf(moved) ? gap : gap + 1;
      run({ ids, moved: [id], gap: gapOfAll, text: t`${name} 移到第 ${place} 位` });
    },
    [lists, run, t],
  );
}
