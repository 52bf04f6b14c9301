import { filmFileQuery, type FilmKind } from '@qingyin/data-video';
import { useQueryClient } from '@tanstack/react-query';
import { type FocusEvent, type PointerEvent, useCallback, useEffect, useRef, useState } from 'react';
import { isHls } from '../../film-player/attach-source.ts';
import { arePreviewsAllowed } from './are-previews-allowed.ts';

/** Hover delay before the film is requested, ms. */
const REST_MS = 300;
/** Below all available resolutions (docs/specification/contract/entities.md): selects the smallest. */
const SMALLEST = 240;

/** Stops the active preview of any card; there is at most one. */
let endOther = (): void => {};

/** Preview of a card, which Escape ends: the address to play, and handlers for the card's element. */
export function useFilmPreview(kind: FilmKind, id: string) {
  const queryClient = useQueryClient();
  const [address, setAddress] = useState<string | null>(null);
  const end = useRef<(() => void) | null>(null);

  const stop = useCallback(() => end.current?.(), []);
  useEffect(() => stop, [stop]);

  const begin = (): void => {
    if (end.current || !arePreviewsAllowed()) return;
    endOther();
    let gone = false;
    const timer = setTimeout(() => {
      // Errors and missing files leave the picture in place.
      queryClient.fetchQuery(filmFileQuery(kind, id, SMALLEST)).then(
        (file) => {
          // HLS is too expensive for a preview, as it needs hls.js.
          if (!gone && file && !isHls(file.url)) setAddress(file.url);
        },
        () => undefined,
      );
    }, REST_MS);
    const dismiss = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') end.current?.();
    };
    document.addEventListener('keydown', dismiss);
    end.current = endOther = () => {
      if (gone) return;
      gone = true;
      clearTimeout(timer);
      document.removeEventListener('keydown', dismiss);
      end.current = null;
      setAddress(null);
    };
  };

  return {
    address,
    stop,
    handlers: {
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        if (pointerType !== 'touch') begin();
      },
      onPointerLeave: stop,
      // Keyboard focus only: a press does not start a preview.
      onFocus: ({ target }: FocusEvent) => {
        if (target.matches(':focus-visible')) begin();
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) stop();
      },
    },
  };
}
