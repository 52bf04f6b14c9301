import { saveText } from '@qingyin/browser-files';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Track } from '@qingyin/contract';
import { type Anchor, Button, CatalogueText, IconButton, usePhone } from '@qingyin/ui';
import { Menu } from '@qingyin/ui/lazy';
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconChevronDown,
  IconClipboardText,
  IconDots,
  IconDownload,
  IconHistory,
} from '@tabler/icons-react';
import { useState } from 'react';
import { type LyricFileFormat, writeLyricFile } from './model/lyric-formats.ts';
import type { EditorState } from './model/editor-state.ts';
import styles from './LyricsEditor.module.css';

interface EditorHeadProps {
  track: Track;
  state: EditorState;
  dirty: boolean;
  /** number of lines and words without a time */
  open: { lines: number; words: number };
  busy: boolean;
  onClose: () => void;
  onUndo: () => void;
  onRedo: () => void;
  onPaste: () => void;
  onVersions: () => void;
  onSave: () => void;
}

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

/** Header of the editor: song, number of untimed lines, undo, redo, import, export, versions and save. */
export function EditorHead(props: EditorHeadProps) {
  const { track, state, dirty, open, busy, onClose, onUndo, onRedo, onPaste, onVersions, onSave } = props;
  const { t } = useLingui();
  const phone = usePhone();
  const [anchor, setAnchor] = useState<Anchor | null>(null);
  const take = (form: LyricFileFormat): void => {
    const { text, extension, type } = writeLyricFile(state.sheet, form);
    saveText(`${track.name}.${extension}`, text, type);
  };
  const forms = [
    { id: 'lrc', label: 'LRC', note: t`逐行，到处能用`, onSelect: () => take('lrc') },
    { id: 'words', label: t`增强 LRC`, note: t`逐字`, onSelect: () => take('words') },
    { id: 'ttml', label: 'TTML', note: t`全部：翻译、注音、谁来唱`, onSelect: () => take('ttml') },
  ];
  // On a phone the buttons and the name do not fit one row: a menu replaces some buttons.
  const actions = [
    { id: 'paste', label: t`粘贴或打开歌词`, onSelect: onPaste },
    { id: 'versions', label: t`历次改动`, onSelect: onVersions },
    ...forms.map(({ label, ...form }) => ({ ...form, label: t`导出 ${label}` })),
  ];
  const menu = phone ? t`更多操作` : t`导出歌词`;
  return (
    <div className={styles.head}>
      <IconButton label={t`关闭`} onClick={onClose}>
        <IconChevronDown {...icon} size={24} />
      </IconButton>
      <div className={styles.name}>
        <h2 className={styles.title}>
          {phone ? (
            <CatalogueText text={track.name} />
          ) : (
            <Trans>
              校对歌词：
              <CatalogueText text={track.name} />
            </Trans>
          )}
        </h2>
        <p role="status" className={styles.state}>
          {dirty ? <Trans>有改动还没有保存</Trans> : <Trans>没有改动</Trans>}
          {open.lines > 0 && ` · ${t`${plural(open.lines, { other: '# 行还没有时间' })}`}`}
          {open.words > 0 && ` · ${t`${plural(open.words, { other: '# 行的字还没有对完' })}`}`}
        </p>
      </div>
      <div className={styles.acts}>
        <IconButton label={t`撤销`} disabled={state.past.length === 0} onClick={onUndo}>
          <IconArrowBackUp {...icon} data-flip-rtl />
        </IconButton>
        <IconButton label={t`重做`} disabled={state.future.length === 0} onClick={onRedo}>
          <IconArrowForwardUp {...icon} data-flip-rtl />
        </IconButton>
        {!phone && (
          <IconButton label={t`粘贴或打开歌词`} aria-haspopup="dialog" onClick={onPaste}>
            <IconClipboardText {...icon} />
          </IconButton>
        )}
        <IconButton
          label={menu}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
        >
          {phone ? <IconDots {...icon} /> : <IconDownload {...icon} />}
        </IconButton>
        {!phone && (
          <IconButton label={t`历次改动`} aria-haspopup="dialog" onClick={onVersions}>
            <IconHistory {...icon} />
          </IconButton>
        )}
        <Button variant="filled" size="s" disabled={!dirty} aria-busy={busy || undefined} onClick={onSave}>
          {busy ? <Trans>正在保存…</Trans> : <Trans>保存</Trans>}
        </Button>
      </div>
      {anchor && (
        <Menu
          label={menu}
          anchor={anchor}
          onClose={() => setAnchor(null)}
          entries={phone ? actions : forms}
        />
      )}
    </div>
  );
}
