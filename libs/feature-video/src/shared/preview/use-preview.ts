import { filmFileQuery, type FilmKind } from '@qingyin/data-video';
import { useQueryClient } from '@tanstack/react-query';
import { type FocusEvent, type PointerEvent, useCallback, useEffect, useRef, useState } from 'react';
import { isHls } from '../../film-player/attach-file.ts';
import { previewWanted } from './preview-wanted.ts';

/** So long a pointer rests on a card before its film is asked for, ms. */
const REST_MS = 300;
/** Fewer lines no file has (contract page, part 5 "MV"): the smallest comes. */
const SMALLEST = 240;

/** Ends the one preview there is, whoever has it. */
let endOther = (): void => {};

/** The address of what a card shows in place of its picture, for as long as somebody is at it. */
export function usePreview(kind: FilmKind, id: string) {
  const queryClient = useQueryClient();
  const [address, setAddress] = useState<string | null>(null);
  const end = useRef<(() => void) | null>(null);

  const stop = useCallback(() => end.current?.(), []);
  useEffect(() => stop, [stop]);

  const begin = (): void => {
    if (end.current || !previewWanted()) return;
    endOther();
    let gone = false;
    const timer = setTimeout(() => {
      // What has no file, or does not come, leaves the picture where it is.
      queryClient.fetchQuery(filmFileQuery(kind, id, SMALLEST)).then(
        (file) => {
          // A list of pieces needs a reader that is too much for a glance.
          if (!gone && file && !isHls(file.url)) setAddress(file.url);
        },
        () => undefined,
      );
    }, REST_MS);
    end.current = endOther = () => {
      if (gone) return;
      gone = true;
      clearTimeout(timer);
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
      // Only the focus of those who come by keys: a press has another aim than to look.
      onFocus: ({ target }: FocusEvent) => {
        if (target.matches(':focus-visible')) begin();
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) stop();
      },
    },
  };
}
