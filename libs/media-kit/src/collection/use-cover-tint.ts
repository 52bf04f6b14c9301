import { coverUrl } from '@qingyin/ui';
import { useEffect, useState } from 'react';
import { type Tint, tintOf } from './cover-tint.ts';

/** Side of the picture that is looked at, px: enough for a colour. */
const SAMPLE_PX = 16;
const SOURCE_PX = 64;

/** The tint of a cover once it is known; null before, without a cover, and where the browser hides its pixels. */
export function useCoverTint(src: string | null): Tint | null {
  const [known, setKnown] = useState<{ src: string; tint: Tint | null } | null>(null);
  useEffect(() => {
    if (!src) return;
    let gone = false;
    void sample(coverUrl(src, SOURCE_PX)).then((tint) => {
      if (!gone) setKnown({ src, tint });
    });
    return () => {
      gone = true;
    };
  }, [src]);
  return known?.src === src ? known.tint : null;
}

async function sample(address: string): Promise<Tint | null> {
  try {
    const image = new Image();
    image.crossOrigin = 'anonymous';
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = SAMPLE_PX;
    canvas.height = SAMPLE_PX;
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (!context) return null;
    context.drawImage(image, 0, 0, SAMPLE_PX, SAMPLE_PX);
    return tintOf(context.getImageData(0, 0, SAMPLE_PX, SAMPLE_PX).data);
  } catch {
    return null; // a cover of another site, or none at all: the head stays plain
  }
}
