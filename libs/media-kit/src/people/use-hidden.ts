import { HIDE_PEOPLE, hiddenPeopleQuery } from '@qingyin/data-social';
import { useSession } from '@qingyin/session/react';
import { useQuery } from '@tanstack/react-query';
import { useOffered } from '../access/use-offered.ts';

export interface Hidden {
  /** whether one can hide people: signed in, and the service offers it */
  offered: boolean;
  blocked: boolean;
  muted: boolean;
}

/** Whether the signed-in user has blocked or muted somebody; neither while that is not known. */
export function useHidden(userId: number): Hidden {
  const login = useSession((session) => session.login);
  const service = useOffered(HIDE_PEOPLE);
  const offered = login && service;
  const { data } = useQuery({ ...hiddenPeopleQuery(), enabled: offered });
  const is = (wanted: 'block' | 'mute') =>
    offered && data?.some((each) => each.userId === userId && each.kind === wanted) === true;
  return { offered, blocked: is('block'), muted: is('mute') };
}
