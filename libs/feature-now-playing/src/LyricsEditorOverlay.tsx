import { LyricsEditor as LyricStudio } from '@qingyin/lyrics-editor';
import { useLingui } from '@lingui/react/macro';
import { usePlayerState } from '@qingyin/player-react';
import { Button, EmptyState } from '@qingyin/ui';
import { useRef, useState } from 'react';
import { useInertPage } from './use-inert-page.ts';
import { useOverlayFocus } from './use-overlay-focus.ts';
import styles from './NowPlaying.module.css';

/**
 * Lyrics editor for the playing song, in place of the now-playing page. Open while mounted; its close button and
 * Escape call `onClose`.
 */
export default function LyricsEditorOverlay({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const playing = usePlayerState((snapshot) => snapshot.track);
  const [opened, setOpened] = useState(playing);
  // After a reload the player restores its track later. The editor keeps its song, whatever plays afterwards.
  if (!opened && playing) setOpened(playing);
  const page = useRef<HTMLDivElement>(null);
  useInertPage();
  useOverlayFocus(page, onClose);
  return (
    <div
      ref={page}
      role="dialog"
      aria-label={t`校对歌词`}
      tabIndex={-1}
      className={styles.page}
      data-page-keys
    >
      {opened ? (
        <LyricStudio key={opened.id} track={opened} onClose={onClose} />
      ) : (
        <div className={styles.nothing}>
          <EmptyState drawing="zither" action={<Button onClick={onClose}>{t`去找一首歌`}</Button>}>
            {t`还没有在听的歌`}
          </EmptyState>
        </div>
      )}
    </div>
  );
}
