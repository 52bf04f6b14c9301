import { coverUrl } from '@qingyin/ui';
import { useEffect, useRef, useState } from 'react';
import { BACKDROP_PX, drawBackdrop } from './draw-backdrop.ts';

/** The cover of the playing song, blurred beyond recognition, as the background of the page; empty if it fails. */
export function CoverBackdrop({ picture, className }: { picture: string; className: string | undefined }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [drawn, setDrawn] = useState(false);
  useEffect(() => {
    let current = true;
    const draw = async () => {
      const image = new Image();
      image.src = coverUrl(picture, BACKDROP_PX);
      await image.decode();
      if (!current || !canvas.current) return;
      drawBackdrop(canvas.current, image);
      setDrawn(true);
    };
    // The page has its plain background where the picture fails.
    draw().catch(() => undefined);
    return () => {
      current = false;
    };
  }, [picture]);
  return (
    <canvas
      ref={canvas}
      width={BACKDROP_PX}
      height={BACKDROP_PX}
      className={className}
      data-drawn={drawn || undefined}
      aria-hidden
    />
  );
}
