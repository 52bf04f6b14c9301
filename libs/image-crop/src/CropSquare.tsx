import { type PointerEvent, useEffect, useRef } from 'react';
import classes from './Crop.module.css';
import { dragView, cropSquare, zoomView } from './crop-square.ts';
import type { Crop } from './use-crop.ts';

interface CropSquareProps extends Pick<
  Crop,
  'image' | 'url' | 'size' | 'view' | 'onView' | 'onLoad' | 'onError'
> {
  /** alternative text of the picture */
  alt: string;
  /** shows a circle, as the picture will be displayed */
  round?: boolean;
}

/** Zoom per px of wheel movement (exponential). */
const PER_WHEEL_PX = 0.0015;

interface Point {
  x: number;
  y: number;
}

/** Viewport of the crop: drag to move, pinch or wheel to zoom. */
export function CropSquare(props: CropSquareProps) {
  const { image, url, size, view, onView, onLoad, onError, alt, round = false } = props;
  const box = useRef<HTMLDivElement>(null);
  const pointers = useRef(new Map<number, Point>());
  const newest = useRef({ size, view, onView });
  useEffect(() => {
    newest.current = { size, view, onView };
  });

  useEffect(() => {
    const element = box.current;
    const onWheel = (event: WheelEvent) => {
      const now = newest.current;
      if (!now.size || !element) return;
      // React's wheel listeners are passive and cannot prevent the page from scrolling.
      event.preventDefault();
      const { left, top, width } = element.getBoundingClientRect();
      const zoom = now.view.zoom * Math.exp(-event.deltaY * PER_WHEEL_PX);
      now.onView(
        zoomView(now.size, now.view, zoom, (event.clientX - left) / width, (event.clientY - top) / width),
      );
    };
    element?.addEventListener('wheel', onWheel, { passive: false });
    return () => element?.removeEventListener('wheel', onWheel);
  }, []);

  const onPointerMove = (event: PointerEvent<HTMLDivElement>) => {
    const before = pointers.current.get(event.pointerId);
    if (!size || !before) return;
    const here = { x: event.clientX, y: event.clientY };
    pointers.current.set(event.pointerId, here);
    const { left, top, width } = event.currentTarget.getBoundingClientRect();
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
    if (!other) {
      onView(dragView(size, view, (here.x - before.x) / width, (here.y - before.y) / width));
      return;
    }
    const apart = Math.hypot(before.x - other.x, before.y - other.y);
    if (apart === 0) return;
    const zoom = (view.zoom * Math.hypot(here.x - other.x, here.y - other.y)) / apart;
    onView(zoomView(size, view, zoom, (other.x - left) / width, (other.y - top) / width));
  };
  const release = ({ pointerId }: PointerEvent) => void pointers.current.delete(pointerId);

  const square = size && cropSquare(size, view);
  const percent = (part: number) => `${part * 100}%`;
  return (
    <div
      ref={box}
      className={classes.square}
      data-round={round ? '' : undefined}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      }}
      onPointerMove={onPointerMove}
      onPointerUp={release}
      onPointerCancel={release}
    >
      {url && (
        <img
          ref={image}
          src={url}
          alt={alt}
          draggable={false}
          className={classes.picture}
          onLoad={({ currentTarget }) => onLoad(currentTarget)}
          onError={onError}
          // Physical sides: pictures have no reading direction.
          style={
            size && square
              ? {
                  width: percent(size.width / square.edge),
                  left: percent(-square.left / square.edge),
                  top: percent(-square.top / square.edge),
                }
              : { visibility: 'hidden' }
          }
        />
      )}
    </div>
  );
}
