import { type RefObject, useEffect, useRef } from 'react';

/** Ref that is true while the component is mounted, for answers that may arrive after it is unmounted. */
export function useIsMounted(): Readonly<RefObject<boolean>> {
  const here = useRef(false);
  useEffect(() => {
    here.current = true;
    return () => void (here.current = false);
  }, []);
  return here;
}
