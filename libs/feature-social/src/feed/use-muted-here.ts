import { mutedHereQuery } from '@qingyin/data-social';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

/** Whose posts the feed leaves out, though its pages hold them. */
export function useMutedHere(): ReadonlySet<number> {
  const { data } = useQuery(mutedHereQuery());
  return useMemo(() => new Set(data?.map(({ userId }) => userId)), [data]);
}
