import { OptionalBoundary, lazyComponent } from '@qingyin/ui';
import classes from './QrPicture.module.css';

const QrCode = lazyComponent(async () => ({ default: (await import('./QrCode.tsx')).QrCode }));

/** QR code of a text. Its code is loaded on first display in a reserved space, and loaded again after a failure. */
export function QrPicture(props: { text: string; label: string }) {
  return (
    <span className={classes.place}>
      <OptionalBoundary>
        <QrCode {...props} />
      </OptionalBoundary>
    </span>
  );
}
