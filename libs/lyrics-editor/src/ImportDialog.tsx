import { Trans, useLingui } from '@lingui/react/macro';
import { Button, TextArea } from '@qingyin/ui';
import { Dialog } from '@qingyin/ui/lazy';
import { IconFileMusic } from '@tabler/icons-react';
import { decodeText } from '@qingyin/text-encoding';
import { useRef, useState } from 'react';
import { EncodingChoice } from './EncodingChoice.tsx';
import { parseLyrics } from './model/lyric-formats.ts';
import type { EditableLyrics } from './model/editable-lyrics.ts';
import styles from './LyricsEditor.module.css';
import { useReadLyricsFile } from './use-read-lyrics-file.ts';
import { useUnsupportedFormatMessage } from './use-unsupported-format-message.ts';

interface PasteDialogProps {
  /** a file whose encoding is to be chosen here */
  unsure?: Uint8Array | undefined;
  onClose: () => void;
  onSheet: (sheet: EditableLyrics) => void;
}

/** Replaces the lyrics by pasted text or a file in any supported format. A single undo restores the previous lyrics. */
export function ImportDialog({ unsure, onClose, onSheet }: PasteDialogProps) {
  const { t } = useLingui();
  const chooser = useRef<HTMLInputElement>(null);
  const [bytes, setBytes] = useState(unsure);
  const [text, setText] = useState(() => (unsure ? decodeText(unsure).text : ''));
  const [wrong, setWrong] = useState<string | null>(null);
  const readFile = useReadLyricsFile();
  const wrongForm = useUnsupportedFormatMessage();
  const takeFile = async (file: File): Promise<void> => {
    setWrong(null);
    const read = await readFile(file);
    if ('sheet' in read) return onSheet(read.sheet);
    if ('wrong' in read) return setWrong(read.wrong);
    setBytes(read.unsure);
    setText(decodeText(read.unsure).text);
  };
  const begin = (text: string): void => {
    const sheet = parseLyrics(text);
    if (sheet.lines.length > 0) onSheet(sheet);
    else setWrong(wrongForm(text) ?? t`这里面没有找到歌词`);
  };
  return (
    <Dialog
      title={t`粘贴或打开歌词`}
      width={600}
      fullOnPhone
      onClose={onClose}
      actions={
        <>
          <Button variant="plain" onClick={onClose}>
            <Trans>取消</Trans>
          </Button>
          <Button variant="filled" onClick={() => begin(text)}>
            <Trans>用它重新开始</Trans>
          </Button>
        </>
      }
    >
      <div className={styles.blocks}>
        <TextArea
          label={t`歌词`}
          hint={t`纯文字、LRC、增强 LRC、YRC、QRC、KRC、Lyricify Syllable、SRT、WebVTT 或 TTML。桌上现在的词可以撤销回来。`}
          error={wrong}
          rows={10}
          value={text}
          spellCheck={false}
          data-autofocus
          onChange={(event) => {
            setWrong(null);
            setText(event.currentTarget.value);
          }}
        />
        {bytes && <EncodingChoice bytes={bytes} text={text} onText={setText} />}
        <div>
          <Button
            icon={<IconFileMusic size={18} stroke={1.75} aria-hidden />}
            onClick={() => chooser.current?.click()}
          >
            <Trans>打开文件</Trans>
          </Button>
          <input
            ref={chooser}
            type="file"
            accept=".lrc,.ttml,.yrc,.qrc,.krc,.lys,.srt,.vtt,.sbv,.json,.txt,.xml,text/plain"
            hidden
            aria-label={t`打开文件`}
            onChange={(event) => {
              const [file] = event.currentTarget.files ?? [];
              // Resets the input, so that choosing the same file again fires a change event.
              event.currentTarget.value = '';
              void (file && takeFile(file));
            }}
          />
        </div>
      </div>
    </Dialog>
  );
}
