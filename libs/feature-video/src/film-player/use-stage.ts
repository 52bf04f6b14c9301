import { type RefObject, useEffect, useState } from 'react';

const canFill = (): boolean => document.fullscreenEnabled;

/** Fills the screen with an element and takes it back; where only films can fill it (iPhones), the film does. */
export function useFullscreen(stage: RefObject<HTMLElement | null>, video: HTMLVideoElement | null) {
  const [full, setFull] = useState(false);
  useEffect(() => {
    const look = (): void => setFull(document.fullscreenElement === stage.current && stage.current !== null);
    document.addEventListener('fullscreenchange', look);
    return () => document.removeEventListener('fullscreenchange', look);
  }, [stage]);
  // Safari's name for it; no other browser has it.
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

/** Puts the film in a window of its own above others, and back. Not offered on plain http and in some browsers. */
export function togglePicture(video: HTMLVideoElement): void {
  const { ownerDocument: page } = video;
  // It fails while there is no picture yet, and without a press; both show by nothing happening.
  if (page.pictureInPictureElement === video) void page.exitPictureInPicture().catch(() => {});
  else void video.requestPictureInPicture().catch(() => {});
}

export const offersPicture = (): boolean =>
  'pictureInPictureEnabled' in document && document.pictureInPictureEnabled;
