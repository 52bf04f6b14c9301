import { useLingui } from '@lingui/react/macro';
import { useImportDialog } from '@qingyin/playlist-import';
import { classNames } from '@qingyin/ui';
import { IconFileImport } from '@tabler/icons-react';
import styles from './ImportEntry.module.css';
import navList from './NavList.module.css';
import { useNavPlaylists } from './use-nav-playlists.ts';

/**
 * The entry 导入歌曲 below the user's playlists in the side navigation. It renders only after them, to avoid a layout
 * shift.
 */
export default function ImportEntry() {
  const { t } = useLingui();
  const { lists, failed } = useNavPlaylists();
  const { open, prefetch, dialog } = useImportDialog();
  const label = t`导入歌曲`;
  if (!lists && !failed) return null;
  return (
    <>
      <button
        type="button"
        className={classNames(navList.entry, styles.entry)}
        aria-label={label}
        title={label}
        aria-haspopup="dialog"
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={open}
      >
        <IconFileImport size={20} stroke={1.75} data-flip-rtl aria-hidden />
        <span className={navList.label}>{label}</span>
      </button>
      {dialog}
    </>
  );
}
