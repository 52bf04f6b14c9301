import { useQuery, useQueryClient } from '@tanstack/react-query';
import { linesOfScreen, pickLines, wantedLines } from './resolution.ts';

/** The file to take, as long as nobody has chosen: what this screen can show. null: there is none, or it is not known yet. */
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
