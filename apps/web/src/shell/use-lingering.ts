import { useState } from 'react';

/**
 * What is open, or what has just been closed and is on its way out still.
 *
 * @returns `shown`: undefined when there is nothing; `leaving`: it is on its way out; `gone`: it has left
 */
export function useLingering<Value extends string>(open: Value | undefined) {
  const [last, setLast] = useState(open);
  if (open !== undefined && open !== last) setLast(open);
  return {
    shown: open ?? last,
    leaving: open === undefined && last !== undefined,
    gone: () => setLast(undefined),
  };
}
