import type { PersonalizedPlaylist } from '@qingyin/contract';
import { personalizedQuery, recommendResourceQuery } from '@qingyin/data-music';
import { useSession } from '@qingyin/session/react';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';

/** So many recommended lists are cards; of what is left the stations are made. */
const CARDS = 12;
const STATIONS = 8;

/** The signed-in user's own recommendations. */
export const useOwnPlaylists = (): PersonalizedPlaylist[] =>
  useSuspenseQuery(recommendResourceQuery()).data.slice(0, CARDS);

/** Everybody's recommendations. */
export const usePublicPlaylists = (): PersonalizedPlaylist[] =>
  useSuspenseQuery(personalizedQuery()).data.slice(0, CARDS);

/** Everybody's recommendations without those that stand on the page as cards already. */
export function useStations(): PersonalizedPlaylist[] {
  const login = useSession((session) => session.login);
  const everybody = useSuspenseQuery(personalizedQuery()).data;
  const own = useQuery({ ...recommendResourceQuery(), enabled: login }).data;
  const cards = (login ? own : everybody)?.slice(0, CARDS) ?? [];
  const taken = new Set(cards.map(({ id }) => id));
  return everybody.filter(({ id }) => !taken.has(id)).slice(0, STATIONS);
}
