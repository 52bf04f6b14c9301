import { useLingui } from '@lingui/react/macro';
import { directionOf } from '@qingyin/i18n';
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import classes from './PictureViewer.module.css';
import { useZoom } from './use-zoom.ts';
import type { PictureViewerRequest } from './picture-viewer-context.ts';
import { ViewerControls } from './ViewerControls.tsx';
import { ViewerPicture } from './ViewerPicture.tsx';

interface PictureViewerProps extends PictureViewerRequest {
  onClose: () => void;
}

/**
 * Full-window picture viewer, one picture at a time. Zoom by wheel, pinch, double click and keys; pan by pointer and,
 * while zoomed, by arrows; navigation by arrows, Home, End and swipe. Open while mounted; Escape and a swipe down call `onClose`.
 */
export function PictureViewer({
  pictures,
  thumbnails,
  startIndex: first,
  authorName,
  onClose,
}: PictureViewerProps) {
  const { t, i18n } = useLingui();
  const dialog = useRef<HTMLDialogElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const image = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(first);
  const forward = directionOf(i18n.locale) === 'rtl' ? -1 : 1;
  const zoom = useZoom({
    stage,
    picture: image,
    onSwipe: (swipe) => {
      if (swipe === 'close') onClose();
      else go(at + (swipe === 'after' ? forward : -forward));
    },
  });
  const go = (place: number) => {
    if (place < 0 || place >= pictures.length || place === at) return;
    zoom.reset();
    setAt(place);
  };

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  useEffect(() => {
    // Preloads the neighbouring pictures.
    for (const { url } of [pictures[at + 1], pictures[at - 1]].filter((near) => near !== undefined))
      new Image().src = url;
  }, [pictures, at]);

  const arrows: Readonly<Record<string, () => void>> =
    zoom.view.scale > 1
      ? {
          ArrowRight: () => zoom.pan(1, 0),
          ArrowLeft: () => zoom.pan(-1, 0),
          ArrowDown: () => zoom.pan(0, 1),
          ArrowUp: () => zoom.pan(0, -1),
        }
      : { ArrowRight: () => go(at + forward), ArrowLeft: () => go(at - forward) };
  const keys: Readonly<Record<string, () => void>> = {
    ...arrows,
    Home: () => go(0),
    End: () => go(pictures.length - 1),
    '+': zoom.zoomIn,
    '=': zoom.zoomIn,
    '-': zoom.zoomOut,
    '0': zoom.reset,
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const action = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key];
    // Keeps keyboard shortcuts of the player from running while the viewer is open.
    event.stopPropagation();
    if (!action) return;
    event.preventDefault();
    action();
  };
  const picture = pictures[at];
  return (
    <dialog
      ref={dialog}
      tabIndex={-1}
      className={classes.viewer}
      aria-label={t`${authorName} 的图片`}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div
        ref={stage}
        className={classes.stage}
        data-zoomed={zoom.view.scale > 1 ? '' : undefined}
        {...zoom.handlers}
      >
        {picture && (
          <ViewerPicture
            key={at}
            ref={image}
            picture={picture}
            small={thumbnails[at]}
            zoom={zoom}
            // The pressed button is gone; without focus the dialog receives no keys.
            onRetried={() => dialog.current?.focus()}
          />
        )}
      </div>
      <ViewerControls at={at} count={pictures.length} zoom={zoom} onGo={go} onClose={onClose} />
    </dialog>
  );
}
