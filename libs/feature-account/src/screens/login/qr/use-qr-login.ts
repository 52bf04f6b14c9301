import { qrLoginMutation, qrStateQuery } from '@qingyin/data-account';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLogin } from '../use-login.ts';

/** Follows a code until it signs somebody in. Without a key it waits. */
export function useQrLogin(key: string | undefined, onDone: () => Promise<void>) {
  const { data, isError } = useQuery({ ...qrStateQuery(key ?? ''), enabled: key !== undefined });
  const login = useLogin(qrLoginMutation(), onDone);
  const state = data?.state ?? 'waiting';
  const cookie = data?.cookie ?? '';
  // A code that was scanned and is gone was refused on the other device, or it took too long.
  const [scanned, setScanned] = useState<string | null>(null);
  if (state === 'scanned' && scanned !== key) setScanned(key ?? null);

  const goIn = useEffectEvent(() => login.mutate(cookie));
  useEffect(() => {
    if (state === 'confirmed') goIn();
  }, [state, key]);

  return {
    state,
    /** it had been scanned */
    wasScanned: scanned !== null && scanned === key,
    who: { nickname: data?.nickname ?? '', avatarUrl: data?.avatarUrl ?? '' },
    /** the service does not answer at the moment; it is asked on */
    unreachable: isError,
    /** confirmed, but who it is could not be asked */
    failure: login.error,
    again: () => login.mutate(cookie),
  };
}

export type QrLoginState = ReturnType<typeof useQrLogin>;
