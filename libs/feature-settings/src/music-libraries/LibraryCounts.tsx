import { Plural, useLingui } from '@lingui/react/macro';
import type { MusicLibrary } from '@qingyin/contract';
import { useState } from 'react';
import styles from './MusicLibraries.module.css';
import { UnreadableFilesDialog } from './UnreadableFilesDialog.tsx';

/** Songs, albums and files of a music library, and the files that could not be read, which open as a list. */
export function LibraryCounts({ library }: { library: MusicLibrary }) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const { songs, albums, files, failed, name } = library;
  return (
    <div className={styles.counts}>
      <span>
        <Plural value={songs} other="# 首歌" />
      </span>
      <span>
        <Plural value={albums} other="# 张专辑" />
      </span>
      <span>
        <Plural value={files} other="# 个文件" />
      </span>
      {failed > 0 && (
        <button
          type="button"
          aria-haspopup="dialog"
          className={styles.problems}
          aria-label={t`「${name}」里读不出的文件`}
          onClick={() => setOpen(true)}
        >
          <Plural value={failed} other="# 个读不出" />
        </button>
      )}
      {open && <UnreadableFilesDialog library={library} onClose={() => setOpen(false)} />}
    </div>
  );
}
