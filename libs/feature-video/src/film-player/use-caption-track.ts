import type { Lyrics } from '@qingyin/lyrics';
import { useObjectUrl } from '@qingyin/media-kit';
import { type RefObject, useEffect, useMemo } from 'react';
import { toWebVtt } from './web-vtt.ts';

/**
 * The words as the film's own captions, for where nothing can be drawn over the picture: a window of its own, or the full
 * screen of phones whose films alone can fill it. Elsewhere they are not shown (`shown`: there are no other words).
 * Returns the address of the track; undefined without words.
 */
export function useCaptionTrack(
  track: RefObject<HTMLTrackElement | null>,
  video: HTMLVideoElement | null,
  lyrics: Lyrics | null,
  shown: boolean,
): string | undefined {
  const file = useMemo(
    () => (lyrics ? new Blob([toWebVtt(lyrics)], { type: 'text/vtt' }) : undefined),
    [lyrics],
  );
  const address = useObjectUrl(file);
  useEffect(() => {
    // Told by the element: not every environment has its text track.
    const words = track.current?.track as TextTrack | undefined;
    if (!words || !address || !video) return;
    const show = (wanted: boolean) => (): void => void (words.mode = wanted ? 'showing' : 'hidden');
    show(shown)();
    // Safari's names; no other browser has them.
    const begin = show(true);
    const end = show(shown);
    video.addEventListener('webkitbeginfullscreen', begin);
    video.addEventListener('webkitendfullscreen', end);
    return () => {
      words.mode = 'disabled';
      video.removeEventListener('webkitbeginfullscreen', begin);
      video.removeEventListener('webkitendfullscreen', end);
    };
  }, [track, video, address, shown]);
  return address ?? undefined;
}
