import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';

/** Calls back on every navigation, also by a link to the current address and on Back; used to close overlays. */
export function useOnNavigation(action: () => void): void {
  const router = useRouter();
  const called = useEffectEvent(() => action());
  useEffect(() => router.subscribe('onBeforeLoad', () => called()), [router]);
}
