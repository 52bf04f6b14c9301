import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';

/** Calls back whenever a link is followed, also one to the address that is shown, and on Back: what lies over the page has done its work. */
export function useNavigated(act: () => void): void {
  const router = useRouter();
  const called = useEffectEvent(() => act());
  useEffect(() => router.subscribe('onBeforeLoad', () => called()), [router]);
}
