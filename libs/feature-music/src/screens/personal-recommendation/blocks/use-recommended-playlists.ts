import type { PersonalizedPlaylist } from '@qingyin/contract';
import { pageColumns } from '@qingyin/media-ui';
import { publicPlaylistsQuery, recommendedPlaylistsQuery } from '@qingyin/data-music';
import { useSession } from '@qingyin/session/react';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';

/** Least number of recommended playlists shown as cards; the others become stations. */
const CARDS = 12;
const STATIONS = 8;

/** Number of recommended playlists shown as cards: two rows of a wide page. */
const cardCount = () => Math.max(CARDS, 2 * pageColumns());

/** Personal recommendations of the signed-in user. */
export const usePersonalRecommendations = (): PersonalizedPlaylist[] =>
  useSuspenseQuery(recommendedPlaylistsQuery()).data.slice(0, cardCount());

/** Public recommendations. */
export const usePublicRecommendations = (): PersonalizedPlaylist[] =>
  useSuspenseQuery(publicPlaylistsQuery()).data.slice(0, cardCount());

/** Public recommendations that are not shown as cards. */
export function useStations(): PersonalizedPlaylist[] {
  const login = useSession((session) => session.login);
  const everybody = useSuspenseQuery(publicPlaylistsQuery()).data;
  const own = useQuery({ ...recommendedPlaylistsQuery(), enabled: login }).data;
  const cards = (login ? own : everybody)?.slice(0, cardCount()) ?? [];
  const taken = new Set(cards.map(({ id }) => id));
  return everybody.filter(({ id }) => !taken.has(id)).slice(0, STATIONS);
}
