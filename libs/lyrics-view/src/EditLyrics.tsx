import { useCapability } from '@qingyin/auth-gate';
import { useLingui } from '@lingui/react/macro';
import { LYRIC_EDITS } from '@qingyin/data-music';
import { overlayEntry, useNavigate } from '@qingyin/routing';
import { Button } from '@qingyin/ui';
import { IconPencil } from '@tabler/icons-react';
import styles from './LyricPane.module.css';

/**
 * Opens the lyrics editor of the song as an overlay with its own history entry; null if the service has no lyric
 * edits.
 */
function useOpenEditor(): (() => void) | null {
  const navigate = useNavigate();
  const offered = useCapability(LYRIC_EDITS);
  if (!offered) return null;
  return () =>
    void navigate({
      to: '.',
      search: (kept: object) => ({ ...kept, now: 'studio' as const }),
      state: overlayEntry,
      resetScroll: false,
    });
}

/** Edit button beside the toggles of the lyrics view; nothing if the service has no lyric edits. */
export function EditLyrics() {
  const { t } = useLingui();
  const open = useOpenEditor();
  if (!open) return null;
  return (
    <button
      type="button"
      aria-label={t`校对歌词`}
      title={t`校对歌词`}
      className={styles.toggle}
      onClick={open}
    >
      <IconPencil size={18} stroke={1.75} aria-hidden />
    </button>
  );
}

/** The same for songs without lyrics. */
export function WriteLyrics() {
  const { t } = useLingui();
  const open = useOpenEditor();
  if (!open) return null;
  return (
    <Button className={styles.write} onClick={open}>
      {t`写下歌词`}
    </Button>
  );
}
