import { useQuery, useQueryClient } from '@tanstack/react-query';
import { linesOfScreen, pickLines, wantedLines } from './resolution.ts';

/**
 * Resolution to load: the persisted preference, or what the screen can display. `lines` is null without files and
 * while the preference loads.
 */
export function useLines(resolutions: readonly number[]) {
  const queryClient = useQueryClient();
  const { data: wanted } = useQuery(wantedLines.query());
  const most = wanted ?? linesOfScreen(screen, devicePixelRatio);
  return {
    lines: wanted === undefined ? null : pickLines(resolutions, most),
    known: wanted !== undefined,
    choose: (lines: number) => void wantedLines.keep(queryClient, lines),
  };
}
