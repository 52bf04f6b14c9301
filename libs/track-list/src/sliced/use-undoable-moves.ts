import { type TargetPosition, positionsBefore, currentPositions } from '@qingyin/query-kit';
import { ACTION_BAR_MS, actionBar } from '@qingyin/ui';
import { useCallback, useRef } from 'react';

/** Consecutive moves of the same entries, as keys cause them; one undo reverts all of them. */
interface Run {
  moved: string;
  back: readonly TargetPosition[];
  at: number;
}

/** Request to move entries of a list. */
export interface MoveRequest {
  /** ids of the whole list in order */
  ids: readonly number[];
  /** ids of the moved entries in list order */
  moved: readonly number[];
  /** index of the entry behind the insertion point */
  gap: number;
  /** message with the new position */
  text: string;
}

/**
 * Moves entries of a list through `send`, which rolls back and rejects on failure. Shows an action bar with undo,
 * or `failed` with a retry; a retry is safe if the service had stored the move already.
 */
export function useUndoableMoves(
  send: (places: readonly TargetPosition[]) => Promise<unknown>,
  failed: string,
): (request: MoveRequest) => void {
  const run = useRef<Run | null>(null);
  return useCallback(
    function move(request) {
      const { ids, moved, gap, text } = request;
      const orSay = (places: readonly TargetPosition[], retry: () => void) =>
        void send(places).catch(() => {
          run.current = null;
          actionBar.fail({ text: failed, retry });
        });
      const last = run.current;
      const goesOn = last && last.moved === moved.join() && Date.now() - last.at < ACTION_BAR_MS;
      const back = goesOn ? last.back : currentPositions(ids, moved);
      run.current = { moved: moved.join(), back, at: Date.now() };
      orSay(positionsBefore(ids, moved, gap), () => move(request));
      const undo = () => {
        run.current = null;
        orSay(back, undo);
      };
      actionBar.show({ text, undo });
    },
    [send, failed],
  );
}
