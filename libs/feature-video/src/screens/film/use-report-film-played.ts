import { capabilitiesQuery } from '@qingyin/data-account';
import { libraryKeys } from '@qingyin/data-library';
import { type FilmKind, recordFilmPlay } from '@qingyin/data-video';
import { useSession } from '@qingyin/session/react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

/**
 * A film counts as watched after 30 s, or half of a short one, as with songs (docs/specification/contract/README.md,
 * "scrobble").
 */
const WATCHED_S = 30;

/** A larger step between two events is a seek, s. */
const LONGEST_STEP_S = 2;

/**
 * Reports once per opening that a signed-in user has watched a film, for the list of recent ones. Only on the
 * app's own service: others do not support the call.
 */
export function useReportFilmPlayed(video: HTMLVideoElement | null, kind: FilmKind, id: string): void {
  const login = useSession((session) => session.login);
  const queryClient = useQueryClient();
  const { data: service } = useQuery(capabilitiesQuery());
  const heeds = login && service?.foreign === false;
  const reported = useRef(false);
  useEffect(() => {
    if (!video || !heeds) return;
    let before = video.currentTime;
    let watched = 0;
    const look = (): void => {
      const step = video.currentTime - before;
      before = video.currentTime;
      if (step > 0 && step < LONGEST_STEP_S * Math.max(1, video.playbackRate)) watched += step;
      if (reported.current || !(video.duration > 0)) return;
      if (watched < Math.min(WATCHED_S, video.duration / 2)) return;
      reported.current = true;
      // Errors are ignored: playback does not depend on the report.
      recordFilmPlay(kind, id).then(
        () => queryClient.invalidateQueries({ queryKey: libraryKeys.recents() }),
        () => {},
      );
    };
    video.addEventListener('timeupdate', look);
    return () => video.removeEventListener('timeupdate', look);
  }, [video, heeds, kind, id, queryClient]);
}
