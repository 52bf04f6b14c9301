import { useLingui } from '@lingui/react/macro';
import type { CorrectionPreview } from '@qingyin/contract';
import { InlineError, SkeletonText } from '@qingyin/ui';
import type { ReactNode } from 'react';
import { ChangedAlbums } from './ChangedAlbums.tsx';
import classes from './TagCorrection.module.css';

interface ChangePreviewProps {
  /** shown in place of the preview while there is nothing to preview */
  note: ReactNode;
  /** albums that change; undefined while they load */
  albums: CorrectionPreview['albums'] | undefined;
  error: unknown;
  onRetry: () => void;
  /** how many songs change */
  children: ReactNode;
}

/** What a form would change, announced by screen readers. */
export function ChangePreview({ note, albums, error, onRetry, children }: ChangePreviewProps) {
  const { t } = useLingui();
  return (
    <section aria-label={t`将会改动`} aria-live="polite" className={classes.preview}>
      {note ? (
        <p className={classes.note}>{note}</p>
      ) : error ? (
        <InlineError error={error} onRetry={onRetry} />
      ) : !albums ? (
        <SkeletonText lines={1} />
      ) : (
        <>
          <p>{children}</p>
          <ChangedAlbums albums={albums} />
        </>
      )}
    </section>
  );
}
