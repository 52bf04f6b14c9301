import { useMemo } from 'react';
import classes from './ShareDialog.module.css';
import { qrPath } from './qr-path.ts';

/** A link to be read by another device's camera; black on white in every scheme, as cameras want it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => qrPath(text), [text]);
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} className={classes.code}>
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}
