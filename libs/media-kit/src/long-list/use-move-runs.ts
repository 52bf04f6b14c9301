import { type Place, placesBefore, presentPlaces } from '@qingyin/query-kit';
import { ACTION_BAR_MS, actionBar } from '@qingyin/ui';
import { useCallback, useRef } from 'react';

/** Moves that follow each other with the same things, as keys make them: one undo takes all of them back. */
interface Run {
  moved: string;
  back: readonly Place[];
  at: number;
}

export interface MoveRequest {
  /** of the whole list, in its order */
  ids: readonly number[];
  /** in the order of the list */
  moved: readonly number[];
  /** the place of the one that comes behind them */
  gap: number;
  /** says where they are now */
  text: string;
}

/**
 * Moves things within a list by `send`, which rejects when it goes back; offers to undo, or says `failed` and offers to
 * try again: moved once more, what the service had written down all the same stays where it is.
 */
export function useMoveRuns(
  send: (places: readonly Place[]) => Promise<unknown>,
  failed: string,
): (request: MoveRequest) => void {
  const run = useRef<Run | null>(null);
  return useCallback(
    function move(request) {
      const { ids, moved, gap, text } = request;
      const orSay = (places: readonly Place[], retry: () => void) =>
        void send(places).catch(() => {
          run.current = null;
          actionBar.fail({ text: failed, retry });
        });
      const last = run.current;
      const goesOn = last && last.moved === moved.join() && Date.now() - last.at < ACTION_BAR_MS;
      const back = goesOn ? last.back : presentPlaces(ids, moved);
      run.current = { moved: moved.join(), back, at: Date.now() };
      orSay(placesBefore(ids, moved, gap), () => move(request));
      const undo = () => {
        run.current = null;
        orSay(back, undo);
      };
      actionBar.show({ text, undo });
    },
    [send, failed],
  );
}
