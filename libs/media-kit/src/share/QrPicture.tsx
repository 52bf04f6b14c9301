import { Extra, lazyPart } from '@qingyin/ui';
import classes from './QrPicture.module.css';

const QrCode = lazyPart(async () => ({ default: (await import('./QrCode.tsx')).QrCode }));

/** A text as a QR code. What draws it loads when it is first shown; its place is kept, and it is requested again where it is lost. */
export function QrPicture(props: { text: string; label: string }) {
  return (
    <span className={classes.place}>
      <Extra>
        <QrCode {...props} />
      </Extra>
    </span>
  );
}
