import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { filmPlaces, placeOf, withPlace } from './place-memory.ts';

const EVERY_MS = 5000;

/**
 * Remembers where one is in a film, and says where one was: ms, or undefined while this device is still being asked.
 */
export function usePlace(video: HTMLVideoElement | null, key: string): number | undefined {
  const queryClient = useQueryClient();
  const { data: places } = useQuery(filmPlaces.query());
  const [begun, setBegun] = useState<{ key: string; ms: number } | null>(null);
  // What is remembered while it plays is not where it begins.
  if (places && begun?.key !== key) setBegun({ key, ms: placeOf(places, key) });

  useEffect(() => {
    if (!video) return;
    const keep = (): void => {
      const known = queryClient.getQueryData(filmPlaces.query().queryKey);
      // Nothing is written over before it was read, and nothing said of a film that was never there.
      if (!known || !(video.duration > 0)) return;
      void filmPlaces.keep(
        queryClient,
        withPlace(known, key, video.currentTime * 1000, video.duration * 1000),
      );
    };
    const timer = setInterval(() => !video.paused && keep(), EVERY_MS);
    video.addEventListener('pause', keep);
    window.addEventListener('pagehide', keep);
    return () => {
      clearInterval(timer);
      video.removeEventListener('pause', keep);
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, [video, key, queryClient]);

  return begun?.key === key ? begun.ms : undefined;
}
