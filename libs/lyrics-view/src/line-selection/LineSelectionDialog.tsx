import { copyText } from '@qingyin/share';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Track } from '@qingyin/contract';
import { textLanguage } from '@qingyin/i18n';
import type { LyricLine, Lyrics } from '@qingyin/lyrics';
import { actionBar, Button, Checkbox, message } from '@qingyin/ui';
import { Dialog } from '@qingyin/ui/lazy';
import { IconCopy, IconPhoto } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { MAX_PICTURE_LINES } from '../picture/picture-layout.ts';
import { LyricPicture } from '../picture/LyricPicture.tsx';
import { formatSelectedLines } from './lines-text.ts';
import styles from './LineSelectionDialog.module.css';

export interface LineSelectionDialogProps {
  lyrics: Lyrics;
  /** selected from the start */
  first: LyricLine;
  track: Track;
  onClose: () => void;
}

/** Dialog to select lines of a song and copy them as text or draw them as a picture. */
export default function LineSelectionDialog({ lyrics, first, track, onClose }: LineSelectionDialogProps) {
  const { t } = useLingui();
  // Repeated lines are separate entries.
  const lines = lyrics.lines.filter(({ text }) => text !== '');
  const [chosen, setChosen] = useState<ReadonlySet<LyricLine>>(() => new Set([first]));
  const [translated, setTranslated] = useState(false);
  const [drawn, setDrawn] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const make = useRef<HTMLButtonElement>(null);
  const wasDrawn = useRef(false);
  const taken = lines.filter((line) => chosen.has(line));
  const translatable = lines.some(({ translation }) => translation);

  useEffect(() => {
    // Scrolls to the line from which the dialog was opened; after a return from the picture, focuses the button
    // that led there.
    list.current?.querySelector('[data-first]')?.scrollIntoView({ block: 'center' });
    if (wasDrawn.current && !drawn) make.current?.focus();
    wasDrawn.current = drawn;
  }, [drawn]);

  const toggle = (line: LyricLine) => {
    const next = new Set(chosen);
    if (!next.delete(line)) next.add(line);
    setChosen(next);
  };
  const copy = () =>
    void copyText(formatSelectedLines(taken, track, translated)).then((copied) =>
      copied ? message.success(t`歌词已复制`) : actionBar.fail({ text: t`浏览器不允许复制` }),
    );

  if (drawn)
    return (
      <Dialog title={t`歌词图片`} width={480} onClose={onClose} fullOnPhone>
        <LyricPicture lines={taken} translated={translated} track={track} onBack={() => setDrawn(false)} />
      </Dialog>
    );

  return (
    <Dialog
      title={t`选择歌词`}
      width={480}
      onClose={onClose}
      fullOnPhone
      actions={
        <>
          <Button
            icon={<IconCopy size={18} stroke={1.75} aria-hidden />}
            disabled={taken.length === 0}
            onClick={copy}
          >
            <Trans>复制文字</Trans>
          </Button>
          <Button
            ref={make}
            variant="filled"
            icon={<IconPhoto size={18} stroke={1.75} aria-hidden />}
            disabled={taken.length === 0 || taken.length > MAX_PICTURE_LINES}
            onClick={() => setDrawn(true)}
          >
            <Trans>做成图片</Trans>
          </Button>
        </>
      }
    >
      <div className={styles.pick}>
        <p className={styles.count} role="status">
          {taken.length > MAX_PICTURE_LINES
            ? t`${plural(MAX_PICTURE_LINES, { other: '图片里最多放 # 句' })}`
            : t`${plural(taken.length, { other: '已选 # 句' })}`}
        </p>
        {translatable && <Checkbox label={t`带上翻译`} checked={translated} onChange={setTranslated} />}
        <ul ref={list} aria-label={t`歌词`} className={styles.lines}>
          {lines.map((line, at) => (
            <li key={at} data-first={line === first || undefined}>
              <label className={styles.line}>
                <input type="checkbox" checked={chosen.has(line)} onChange={() => toggle(line)} />
                <span lang={textLanguage(line.text)}>
                  <bdi>{line.text}</bdi>
                  {translated && line.translation && (
                    <span lang={textLanguage(line.translation)} className={styles.translation}>
                      <bdi>{line.translation}</bdi>
                    </span>
                  )}
                </span>
              </label>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
