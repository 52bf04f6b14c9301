import { Trans, useLingui } from '@lingui/react/macro';
import { fileName, type Track } from '@qingyin/contract';
import type { LyricLine } from '@qingyin/lyrics';
import { Button, ErrorState, Skeleton } from '@qingyin/ui';
import { IconArrowLeft, IconDownload, IconShare3 } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useObjectUrl } from '../../blobs/use-object-url.ts';
import { saveBlob } from '../../blobs/save-blob.ts';
import { singersOf } from '../pick/lines-text.ts';
import { drawPicture } from './draw-picture.ts';
import styles from './LyricPicture.module.css';

interface LyricPictureProps {
  lines: readonly LyricLine[];
  translated: boolean;
  track: Track;
  /** back to the choice of lines */
  onBack: () => void;
}

/** The chosen lines as a picture, to be looked at, kept, and given to other apps where the system takes files. */
export function LyricPicture({ lines, translated, track, onBack }: LyricPictureProps) {
  const { t } = useLingui();
  const mark = t`青音`;
  const [drawn, setDrawn] = useState<Blob | Error>();
  const [tries, setTries] = useState(0);
  const picture = drawn instanceof Blob ? drawn : undefined;
  const address = useObjectUrl(picture);
  const back = useRef<HTMLButtonElement>(null);
  // What was pressed has gone: a focus that is nowhere would hand its keys to what lies behind the dialog.
  useEffect(() => back.current?.focus(), []);
  // The lines are those of the press that led here, and do not change while this stands.
  const [words] = useState(() => ({ lines, translated, title: track.name, singers: singersOf(track), mark }));
  useEffect(() => {
    let left = false;
    const keep = (result: Blob | Error) => {
      if (!left) setDrawn(result);
    };
    setDrawn(undefined);
    drawPicture(words, track.album.picUrl).then(keep, keep);
    return () => void (left = true);
  }, [words, track.album.picUrl, tries]);

  const name = fileName(track.name, 'png');
  const file = picture && new File([picture], name, { type: picture.type });
  const shareable = file !== undefined && navigator.canShare?.({ files: [file] });
  // Somebody who closes the system's sheet has changed their mind; nothing went wrong.
  const hand = () => void navigator.share({ files: file ? [file] : [] }).catch(() => undefined);
  const alt = lines.map(({ text }) => text).join(' ');

  return (
    <div className={styles.picture}>
      {drawn instanceof Error ? (
        <ErrorState error={drawn} onRetry={() => setTries(tries + 1)} />
      ) : address ? (
        <img src={address} alt={alt} className={styles.preview} />
      ) : (
        <Skeleton ratio={4 / 3} radius="m" />
      )}
      <div className={styles.actions}>
        <Button
          ref={back}
          variant="plain"
          icon={<IconArrowLeft size={18} stroke={1.75} data-flip-rtl aria-hidden />}
          onClick={onBack}
        >
          <Trans>重选</Trans>
        </Button>
        {shareable && (
          <Button icon={<IconShare3 size={18} stroke={1.75} data-flip-rtl aria-hidden />} onClick={hand}>
            <Trans>分享到…</Trans>
          </Button>
        )}
        <Button
          variant="filled"
          icon={<IconDownload size={18} stroke={1.75} aria-hidden />}
          disabled={!picture}
          onClick={() => picture && saveBlob(name, picture)}
        >
          <Trans>下载图片</Trans>
        </Button>
      </div>
    </div>
  );
}
