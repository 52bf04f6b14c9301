import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { filmPlaces, placeOf, withPlace } from './place-memory.ts';

const EVERY_MS = 5000;

/**
 * Remembers where one is in a film once it has played in this page, and says where one was: ms, or undefined while this
 * device is still being asked.
 */
export function usePlace(video: HTMLVideoElement | null, key: string): number | undefined {
  const queryClient = useQueryClient();
  const { data: places } = useQuery(filmPlaces.query());
  const [begun, setBegun] = useState<{ key: string; ms: number } | null>(null);
  // What is remembered while it plays is not where it begins.
  if (places && begun?.key !== key) setBegun({ key, ms: placeOf(places, key) });

  useEffect(() => {
    if (!video) return;
    let played = !video.paused;
    let last = Number.NaN;
    const keep = (): void => {
      const known = queryClient.getQueryData(filmPlaces.query().queryKey);
      // Nothing is written over before it was read, and nothing said of a film that was never there.
      if (!known || !(video.duration > 0)) return;
      const ms = video.currentTime * 1000;
      // The film may have gone on in another page since.
      if (!played || ms === last) return;
      last = ms;
      void filmPlaces.keep(queryClient, withPlace(known, key, ms, video.duration * 1000));
    };
    const begins = () => void (played = true);
    const timer = setInterval(() => !video.paused && keep(), EVERY_MS);
    video.addEventListener('play', begins);
    video.addEventListener('pause', keep);
    window.addEventListener('pagehide', keep);
    return () => {
      clearInterval(timer);
      video.removeEventListener('play', begins);
      video.removeEventListener('pause', keep);
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, [video, key, queryClient]);

  return begun?.key === key ? begun.ms : undefined;
}
