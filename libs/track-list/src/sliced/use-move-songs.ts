import type { SlicedPlaylist } from '@qingyin/track-actions';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { moveSongsMutation } from '@qingyin/data-music';
import type { TargetPosition } from '@qingyin/query-kit';
import { useMutation } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useUndoableMoves } from './use-undoable-moves.ts';

/** `gap`: row behind the insertion point. */
export type MoveSongs = (rows: readonly number[], gap: number) => void;

/** Moves songs within the user's own playlist, with a message and undo. */
export function useMoveSongs(list: SlicedPlaylist): MoveSongs {
  const { t } = useLingui();
  const { mutateAsync } = useMutation(moveSongsMutation());
  const { id, ids, trackAt } = list;
  const send = useCallback(
    (places: readonly TargetPosition[]) => mutateAsync({ id, places }),
    [mutateAsync, id],
  );
  const move = useUndoableMoves(send, t`没能移动歌曲，顺序已恢复`);

  return useCallback<MoveSongs>(
    (rows, gap) => {
      const moved = rows.flatMap((row) => ids[row] ?? []);
      const count = moved.length;
      const name = trackAt(rows[0] ?? 0)?.name ?? '';
      const place = gap - rows.filter((row) => row < gap).length + 1;
      const text =
        count > 1
          ? t`${plural(count, { other: `# 首歌移到第 ${place} 位` })}`
          : t`${name} 移到第 ${place} 位`;
      move({ ids, moved, gap, text });
    },
    [ids, trackAt, move, t],
  );
}
