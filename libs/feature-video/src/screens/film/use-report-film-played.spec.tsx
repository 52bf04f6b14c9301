import { capabilitiesAnswer, renderConnected } from '@qingyin/test-harness';
import { capabilitiesQuery } from '@qingyin/data-account';
import { recordFilmPlay } from '@qingyin/data-video';
import { act, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useReportFilmPlayed } from './use-report-film-played.ts';

function Watched({ video }: { video: HTMLVideoElement }) {
  useReportFilmPlayed(video, 'mv', '7');
  return null;
}

async function watch(foreign: boolean) {
  const video = document.createElement('video');
  vi.spyOn(video, 'duration', 'get').mockReturnValue(20);
  const bench = await renderConnected(<Watched video={video} />, {
    answers: { '/x/capabilities': capabilitiesAnswer([], foreign), '/x/played': { code: 200 } },
  });
  const { queryKey } = capabilitiesQuery();
  await waitFor(() => expect(bench.queryClient.getQueryData(queryKey)).toBeDefined());
  const to = (seconds: number) =>
    act(() => {
      video.currentTime = seconds;
      video.dispatchEvent(new Event('timeupdate'));
    });
  let own = 0;
  /** Number of reports; once a later call is answered, all earlier ones have been sent. */
  const countReports = async (): Promise<number> => {
    await act(() => recordFilmPlay('mv', 'other'));
    own += 1;
    return bench.stub.paths().filter((path) => path === '/x/played').length - own;
  };
  return { ...bench, to, told: countReports };
}

it('reports once that half of a short film was played, not counting skipped parts', async () => {
  const { to, told } = await watch(false);
  to(15);
  for (let second = 15; second <= 18; second++) to(second);
  expect(await told()).toBe(0);
  to(0);
  for (let second = 0; second <= 8; second++) to(second);
  expect(await told()).toBe(1);
  for (let second = 8; second <= 19; second++) to(second);
  expect(await told()).toBe(1);
});

it('reports nothing to other services, which do not support the call', async () => {
  const { to, told } = await watch(true);
  for (let second = 0; second <= 19; second++) to(second);
  expect(await told()).toBe(0);
});
