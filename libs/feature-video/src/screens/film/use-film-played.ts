import { capabilitiesQuery } from '@qingyin/data-account';
import { libraryKeys } from '@qingyin/data-library';
import { type FilmKind, filmPlayed } from '@qingyin/data-video';
import { useSession } from '@qingyin/session/react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

/** So much of a film makes it one that was watched, as with songs (contract page, "scrobble"): 30 s, or half of a short one. */
const WATCHED_S = 30;

/** Seconds between two events that can only be playing, not a jump. */
const LONGEST_STEP_S = 2;

/**
 * Says, once for each opening, that a signed-in user has really watched a film, so that it is among their recent ones. Only our
 * own service is told: others do not know the call.
 */
export function useFilmPlayed(video: HTMLVideoElement | null, kind: FilmKind, id: string): void {
  const login = useSession((session) => session.login);
  const queryClient = useQueryClient();
  const { data: service } = useQuery(capabilitiesQuery());
  const heeds = login && service?.foreign === false;
  const told = useRef(false);
  useEffect(() => {
    if (!video || !heeds) return;
    let before = video.currentTime;
    let watched = 0;
    const look = (): void => {
      const step = video.currentTime - before;
      before = video.currentTime;
      if (step > 0 && step < LONGEST_STEP_S * Math.max(1, video.playbackRate)) watched += step;
      if (told.current || !(video.duration > 0)) return;
      if (watched < Math.min(WATCHED_S, video.duration / 2)) return;
      told.current = true;
      // The film goes on whether or not that is kept.
      filmPlayed(kind, id).then(
        () => queryClient.invalidateQueries({ queryKey: libraryKeys.recents() }),
        () => {},
      );
    };
    video.addEventListener('timeupdate', look);
    return () => video.removeEventListener('timeupdate', look);
  }, [video, heeds, kind, id, queryClient]);
}
