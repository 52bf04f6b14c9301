import { capabilitiesQuery } from '@qingyin/data-account';
import type { Person } from '@qingyin/data-social';
import { useSession } from '@qingyin/session/react';
import { useQuery } from '@tanstack/react-query';
import { useOwn } from '../../../people/use-own.ts';

/**
 * Whether somebody's record may be asked for. `closed`: they keep it to themselves. `login`: the service tells signed-in
 * users only, and would end a guest's visit. `unknown` while it is not known which service it is.
 */
export type RecordAccess = 'open' | 'closed' | 'login' | 'unknown';

export function useRecordAccess(uid: string, { recordOpen }: Person): RecordAccess {
  const own = useOwn(uid);
  const login = useSession((session) => session.login);
  const { data, isError } = useQuery(capabilitiesQuery());
  if (own) return 'open';
  if (!recordOpen) return 'closed';
  if (login) return 'open';
  if (isError) return 'login';
  return data ? (data.foreign ? 'login' : 'open') : 'unknown';
}
