import { useState } from 'react';

/**
 * Exit transition of an overlay: keeps a closed value until its transition has ended.
 *
 * @returns `shown`: the open value or the one that is leaving, undefined if there is none; `leaving`: its exit
 * transition runs; `gone`: to be called when the transition has ended
 */
export function useExitTransition<Value extends string>(open: Value | undefined) {
  const [last, setLast] = useState(open);
  if (open !== undefined && open !== last) setLast(open);
  return {
    shown: open ?? last,
    leaving: open === undefined && last !== undefined,
    gone: () => setLast(undefined),
  };
}
