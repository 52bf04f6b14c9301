import { qrLoginMutation, qrStateQuery } from '@qingyin/data-account';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLogin } from '../use-login.ts';

/** Polls the state of a QR code and logs in once it is confirmed. Idle without a key. */
export function useQrLogin(key: string | undefined, onDone: () => Promise<void>) {
  const { data, isError } = useQuery({ ...qrStateQuery(key ?? ''), enabled: key !== undefined });
  const login = useLogin(qrLoginMutation(), onDone);
  const state = data?.state ?? 'waiting';
  const cookie = data?.cookie ?? '';
  // Key of the last scanned code: one that expires after the scan was refused on the other device or timed out.
  const [scanned, setScanned] = useState<string | null>(null);
  if (state === 'scanned' && scanned !== key) setScanned(key ?? null);

  const goIn = useEffectEvent(() => login.mutate(cookie));
  useEffect(() => {
    if (state === 'confirmed') goIn();
  }, [state, key]);

  return {
    state,
    /** whether the code was scanned before */
    wasScanned: scanned !== null && scanned === key,
    who: { nickname: data?.nickname ?? '', avatarUrl: data?.avatarUrl ?? '' },
    /** whether the last poll failed; polling continues */
    unreachable: isError,
    /** error of the login after the confirmation */
    failure: login.error,
    again: () => login.mutate(cookie),
  };
}

export type QrLoginState = ReturnType<typeof useQrLogin>;
