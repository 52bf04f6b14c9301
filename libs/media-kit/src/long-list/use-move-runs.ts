import { type Place, placesBefore, presentPlaces } from '@qingyin/query-kit';
import { ACTION_BAR_MS, actionBar, message } from '@qingyin/ui';
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

/** Moves things within a list by `send`, which rejects when it goes back; offers to undo, and says `failed`. */
export function useMoveRuns(
  send: (places: readonly Place[]) => Promise<unknown>,
  failed: string,
): (request: MoveRequest) => void {
  const run = useRef<Run | null>(null);
  return useCallback(
    ({ ids, moved, gap, text }) => {
      const orSay = (places: readonly Place[]) =>
        void send(places).catch(() => {
          run.current = null;
          actionBar.hide();
          message.error(failed);
        });
      const last = run.current;
      const goesOn = last && last.moved === moved.join() && Date.now() - last.at < ACTION_BAR_MS;
      const back = goesOn ? last.back : presentPlaces(ids, moved);
      run.current = { moved: moved.join(), back, at: Date.now() };
      orSay(placesBefore(ids, moved, gap));
      actionBar.show({
        text,
        undo: () => {
          run.current = null;
          orSay(back);
        },
      });
    },
    [send, failed],
  );
}
