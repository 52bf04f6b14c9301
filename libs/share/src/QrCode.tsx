import { useMemo } from 'react';
import classes from './ShareDialog.module.css';
import { qrPath } from './qr-path.ts';

/** QR code of a link; black on white in every colour scheme, as cameras require. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => qrPath(text), [text]);
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} className={classes.code}>
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}
