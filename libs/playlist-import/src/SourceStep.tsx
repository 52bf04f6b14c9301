import { useElementFileDrop } from '@qingyin/browser-files';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import {
  PLAYLIST_FILE_EXTENSIONS,
  type PlaylistFileContent,
  readPlaylistFile,
  readTextList,
  detectUnreadableBytes,
} from '@qingyin/playlist-files';
import { decodeText } from '@qingyin/text-encoding';
import { Button, TextArea } from '@qingyin/ui';
import { Dialog } from '@qingyin/ui/lazy';
import { IconFileMusic } from '@tabler/icons-react';
import { useMemo, useRef, useState } from 'react';
import classes from './Import.module.css';
import { refusalMessages } from './refusal-messages.ts';
import type { ImportState } from './use-import.ts';

export interface SourceStepProps {
  work: ImportState;
  onClose: () => void;
}

const MOST_BYTES = 5_000_000;
const ROWS = 9;

/** First import step: the song list as pasted text or as a file (chosen or dropped). */
export function SourceStep({ work, onClose }: SourceStepProps) {
  const { t, i18n } = useLingui();
  const chooser = useRef<HTMLInputElement>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  const { text } = work.draft;
  const written = useMemo(() => readTextList(text), [text]);
  const count = written.songs.length;

  const begin = (list: PlaylistFileContent, nothing: string) => {
    setWrong(list.songs.length === 0 ? nothing : null);
    if (list.songs.length > 0) work.start(list);
  };
  const open = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    if (file.size > MOST_BYTES) return setWrong(t`文件太大，歌单文件最多 5 MB`);
    try {
      const bytes = new Uint8Array(await file.arrayBuffer());
      const form = detectUnreadableBytes(file.name, bytes);
      if (form) return setWrong(i18n._(refusalMessages[form]));
      const { refused, ...list } = await readPlaylistFile(file.name, decodeText(bytes).text);
      begin(list, refused ? i18n._(refusalMessages[refused]) : t`这个文件里没有找到歌曲`);
    } catch {
      setWrong(t`这个文件读不出来`);
    }
  };
  const drop = useElementFileDrop(([file]) => void open(file));

  return (
    <Dialog
      title={t`导入歌曲`}
      width={600}
      fullOnPhone
      onClose={onClose}
      actions={
        <>
          <Button variant="plain" onClick={onClose}>
            <Trans>取消</Trans>
          </Button>
          <Button variant="filled" onClick={() => begin(written, t`请先写下歌曲，每行一首`)}>
            <Trans>查找歌曲</Trans>
          </Button>
        </>
      }
    >
      <div className={classes.blocks} data-over={drop.over || undefined} {...drop.handlers}>
        <TextArea
          label={t`歌曲清单`}
          error={wrong}
          hint={t`每行一首：歌手 - 歌名，或者歌名 - 歌手。序号和时间会自动去掉。`}
          className={classes.text}
          rows={ROWS}
          value={text}
          spellCheck={false}
          data-autofocus
          placeholder={'李白 - 静夜思\n王维 - 相思'}
          onChange={(event) => {
            setWrong(null);
            work.setText(event.currentTarget.value);
          }}
        />
        <div className={classes.file}>
          <Button
            icon={<IconFileMusic size={18} stroke={1.75} aria-hidden />}
            onClick={() => chooser.current?.click()}
          >
            <Trans>选择文件</Trans>
          </Button>
          <span className={classes.note}>
            <Trans>M3U、PLS、XSPF、CSV、JSON、文本等歌单文件，也可以拖到这里</Trans>
          </span>
          <span role="status" className={classes.note}>
            {count > 0 && <Plural value={count} other="# 首歌" />}
          </span>
          <input
            ref={chooser}
            type="file"
            accept={PLAYLIST_FILE_EXTENSIONS}
            hidden
            aria-label={t`选择文件`}
            onChange={(event) => {
              const [file] = event.currentTarget.files ?? [];
              // Clears the input, so that choosing the same file again fires `change`.
              event.currentTarget.value = '';
              void open(file);
            }}
          />
        </div>
      </div>
    </Dialog>
  );
}
