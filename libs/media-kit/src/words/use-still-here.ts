import { type RefObject, useEffect, useRef } from 'react';

/** Whether what calls it is still on the page, for answers that may come later than somebody leaves. */
export function useStillHere(): Readonly<RefObject<boolean>> {
  const here = useRef(false);
  useEffect(() => {
    here.current = true;
    return () => void (here.current = false);
  }, []);
  return here;
}
