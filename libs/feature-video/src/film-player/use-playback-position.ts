import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { playbackPositions, positionOf, withPosition } from './playback-positions.ts';

const EVERY_MS = 5000;

/**
 * Stores the playback position of a film once it has played on this page. Returns the stored position, ms;
 * undefined while it loads.
 */
export function usePlaybackPosition(video: HTMLVideoElement | null, key: string): number | undefined {
  const queryClient = useQueryClient();
  const { data: places } = useQuery(playbackPositions.query());
  const [begun, setBegun] = useState<{ key: string; ms: number } | null>(null);
  // The start position is fixed when the film opens; later updates do not change it.
  if (places && begun?.key !== key) setBegun({ key, ms: positionOf(places, key) });

  useEffect(() => {
    if (!video) return;
    let played = !video.paused;
    let last = Number.NaN;
    const keep = (): void => {
      const known = queryClient.getQueryData(playbackPositions.query().queryKey);
      // Not before the stored positions have loaded, which would be overwritten, nor without metadata.
      if (!known || !(video.duration > 0)) return;
      const ms = video.currentTime * 1000;
      // Not without playback since: the film may have been watched in another tab meanwhile.
      if (!played || ms === last) return;
      last = ms;
      void playbackPositions.keep(queryClient, withPosition(known, key, ms, video.duration * 1000));
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
