import { type RefObject, useEffect, useState } from 'react';

const canFill = (): boolean => document.fullscreenEnabled;

/** Full screen of an element; on iPhones, where only videos support it, of the video. */
export function useFullscreen(stage: RefObject<HTMLElement | null>, video: HTMLVideoElement | null) {
  const [full, setFull] = useState(false);
  useEffect(() => {
    const look = (): void => setFull(document.fullscreenElement === stage.current && stage.current !== null);
    document.addEventListener('fullscreenchange', look);
    return () => document.removeEventListener('fullscreenchange', look);
  }, [stage]);
  // Safari-only method.
  const alone = video as (HTMLVideoElement & { webkitEnterFullscreen?: () => void }) | null;
  return {
    full,
    offered: canFill() || alone?.webkitEnterFullscreen !== undefined,
    toggle: (): void => {
      if (document.fullscreenElement) void document.exitFullscreen().catch(() => {});
      else if (canFill()) void stage.current?.requestFullscreen().catch(() => {});
      else alone?.webkitEnterFullscreen?.();
    },
  };
}

/** Toggles picture-in-picture. Not available without https and in some browsers. */
export function togglePictureInPicture(video: HTMLVideoElement): void {
  const { ownerDocument: page } = video;
  // Errors are ignored: it fails before the first frame and without a user gesture.
  if (page.pictureInPictureElement === video) void page.exitPictureInPicture().catch(() => {});
  else void video.requestPictureInPicture().catch(() => {});
}

/** Whether the browser supports picture-in-picture. */
export const supportsPictureInPicture = (): boolean =>
  'pictureInPictureEnabled' in document && document.pictureInPictureEnabled;
