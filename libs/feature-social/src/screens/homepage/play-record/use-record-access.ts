import { capabilitiesQuery } from '@qingyin/data-account';
import type { Person } from '@qingyin/data-social';
import { useSession } from '@qingyin/session/react';
import { useQuery } from '@tanstack/react-query';
import { useIsOwnProfile } from '../../../people/use-is-own-profile.ts';

/**
 * Whether a play record may be requested. `closed`: private. `login`: the service answers signed-in users only,
 * and would end a guest's session. `unknown`: the capabilities have not loaded yet.
 */
export type RecordAccess = 'open' | 'closed' | 'login' | 'unknown';

/** Access to a user's play record, by their privacy setting, the login and the service's capabilities. */
export function useRecordAccess(uid: string, { recordOpen }: Person): RecordAccess {
  const own = useIsOwnProfile(uid);
  const login = useSession((session) => session.login);
  const { data, isError } = useQuery(capabilitiesQuery());
  if (own) return 'open';
  if (!recordOpen) return 'closed';
  if (login) return 'open';
  if (isError) return 'login';
  return data ? (data.foreign ? 'login' : 'open') : 'unknown';
}
