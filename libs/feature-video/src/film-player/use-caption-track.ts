import { useObjectUrl } from '@qingyin/browser-files';
import type { Lyrics } from '@qingyin/lyrics';
import { type RefObject, useEffect, useMemo } from 'react';
import { toWebVtt } from './web-vtt.ts';

/**
 * Lyrics as a native WebVTT track, for views in which the page cannot draw over the picture: picture-in-picture,
 * and full screen on iPhones. Elsewhere the track is hidden.
 * @param shown whether the native track is visible now
 * @returns address of the track; undefined without lyrics
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
    // Optional: some environments have no text track on the element.
    const textTrack = track.current?.track as TextTrack | undefined;
    if (!textTrack || !address || !video) return;
    const show = (wanted: boolean) => (): void => void (textTrack.mode = wanted ? 'showing' : 'hidden');
    show(shown)();
    // Safari-only events.
    const begin = show(true);
    const end = show(shown);
    video.addEventListener('webkitbeginfullscreen', begin);
    video.addEventListener('webkitendfullscreen', end);
    return () => {
      textTrack.mode = 'disabled';
      video.removeEventListener('webkitbeginfullscreen', begin);
      video.removeEventListener('webkitendfullscreen', end);
    };
  }, [track, video, address, shown]);
  return address ?? undefined;
}
