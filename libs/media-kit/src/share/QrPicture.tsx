import { lazy, Suspense } from 'react';
import classes from './QrPicture.module.css';

const QrCode = lazy(() => import('./QrCode.tsx').then((module) => ({ default: module.QrCode })));

/** A text as a QR code. What draws it loads when it is first shown; its place is kept. */
export function QrPicture(props: { text: string; label: string }) {
  return (
    <span className={classes.place}>
      <Suspense>
        <QrCode {...props} />
      </Suspense>
    </span>
  );
}
