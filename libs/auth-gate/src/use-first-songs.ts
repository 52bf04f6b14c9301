import { capabilitiesQuery } from '@qingyin/data-account';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { NO_SONGS } from './AddMusicLink.tsx';

const ASK_MS = 10_000;

/**
 * For components that a server without songs shows: asks again and again whether it has some, because capabilities are
 * otherwise kept until the page is reloaded. With the first songs all data of the page is fetched again.
 */
export function useFirstSongs(): void {
  const client = useQueryClient();
  useQuery({ ...capabilitiesQuery(), staleTime: 0, refetchInterval: ASK_MS });
  // With the first songs such a component is removed.
  useEffect(
    () => () => {
      const { features } = client.getQueryData(capabilitiesQuery().queryKey) ?? {};
      if (features && !features.includes(NO_SONGS)) void client.invalidateQueries();
    },
    [client],
  );
}
