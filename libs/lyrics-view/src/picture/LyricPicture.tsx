import { useObjectUrl, saveBlob } from '@qingyin/browser-files';
import { Trans, useLingui } from '@lingui/react/macro';
import { fileName, type Track } from '@qingyin/contract';
import type { LyricLine } from '@qingyin/lyrics';
import { Button, ErrorState, Skeleton } from '@qingyin/ui';
import { IconArrowLeft, IconDownload, IconShare3 } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { artistNames } from '../line-selection/lines-text.ts';
import { drawLyricPicture } from './draw-lyric-picture.ts';
import styles from './LyricPicture.module.css';

interface LyricPictureProps {
  lines: readonly LyricLine[];
  translated: boolean;
  track: Track;
  /** back to the selection of lines */
  onBack: () => void;
}

/** Preview of the selected lines as a picture, with download, and with sharing where the system accepts files. */
export function LyricPicture({ lines, translated, track, onBack }: LyricPictureProps) {
  const { t } = useLingui();
  const mark = t`青音`;
  const [drawn, setDrawn] = useState<Blob | Error>();
  const [tries, setTries] = useState(0);
  const picture = drawn instanceof Blob ? drawn : undefined;
  const address = useObjectUrl(picture);
  const back = useRef<HTMLButtonElement>(null);
  // The pressed button was unmounted: without a focused element keys would go to what lies behind the dialog.
  useEffect(() => back.current?.focus(), []);
  // Snapshot: the lines do not change while the preview is open.
  const [input] = useState(() => ({
    lines,
    translated,
    title: track.name,
    singers: artistNames(track),
    mark,
  }));
  useEffect(() => {
    let left = false;
    const keep = (result: Blob | Error) => {
      if (!left) setDrawn(result);
    };
    setDrawn(undefined);
    drawLyricPicture(input, track.album.picUrl).then(keep, keep);
    return () => void (left = true);
  }, [input, track.album.picUrl, tries]);

  const name = fileName(track.name, 'png');
  const file = picture && new File([picture], name, { type: picture.type });
  const shareable = file !== undefined && navigator.canShare?.({ files: [file] });
  // Rejects when the user closes the system's share sheet, which is no error.
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
