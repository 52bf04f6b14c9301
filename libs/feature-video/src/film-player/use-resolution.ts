import { useQuery, useQueryClient } from '@tanstack/react-query';
import { screenResolution, pickResolution, preferredResolution } from './resolution.ts';

/**
 * Resolution to load: the persisted preference, or what the screen can display. `lines` is null without files and
 * while the preference loads.
 */
export function useResolution(resolutions: readonly number[]) {
  const queryClient = useQueryClient();
  const { data: wanted } = useQuery(preferredResolution.query());
  const most = wanted ?? screenResolution(screen, devicePixelRatio);
  return {
    lines: wanted === undefined ? null : pickResolution(resolutions, most),
    known: wanted !== undefined,
    choose: (lines: number) => void preferredResolution.keep(queryClient, lines),
  };
}
