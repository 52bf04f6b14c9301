import { mutedAuthorsQuery } from '@qingyin/data-social';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

/** Ids of users muted since the page loaded, whose posts are hidden although cached feed pages contain them. */
export function useRecentlyMuted(): ReadonlySet<number> {
  const { data } = useQuery(mutedAuthorsQuery());
  return useMemo(() => new Set(data?.map(({ userId }) => userId)), [data]);
}
