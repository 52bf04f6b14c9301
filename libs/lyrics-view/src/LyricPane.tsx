import { useLingui } from '@lingui/react/macro';
import type { Track } from '@qingyin/contract';
import { lyricQuery } from '@qingyin/data-music';
import { ErrorState, OptionalBoundary, lazyComponent } from '@qingyin/ui';
import {
  type Icon,
  IconAbc,
  IconAdjustmentsHorizontal,
  IconEar,
  IconEyeOff,
  IconFileText,
  IconLanguage,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { EditLyrics, WriteLyrics } from './EditLyrics.tsx';
import { LyricLines } from './LyricLines.tsx';
import styles from './LyricPane.module.css';
import { LyricSkeleton } from './LyricSkeleton.tsx';
import { useLyricCover } from './practice/lyric-cover.ts';
import { useLyricAppearance } from './lyric-appearance.ts';
import { useLyricOffset } from './lyric-offsets.ts';
import { useShownLyrics } from './use-shown-lyrics.ts';

const LyricSettings = lazyComponent(() => import('./LyricSettings.tsx'));
const LyricTranscript = lazyComponent(() => import('./transcript/LyricTranscript.tsx'));

export interface LyricPaneProps {
  track: Track;
  /** shows the skeleton in place of the lines: rendering them would stop an animation of the page */
  waits?: boolean;
}

/** Lyrics view of the current song, with toggles and settings; or the reason why there are no lyrics. */
export function LyricPane({ track, waits = false }: LyricPaneProps) {
  const { t } = useLingui();
  const id = String(track.id);
  const { data, error, refetch } = useQuery(lyricQuery(id));
  const { change, ...look } = useLyricAppearance();
  const [offsetMs, setOffset] = useLyricOffset(id);
  const [cover, setCover] = useLyricCover();
  const [adjusting, setAdjusting] = useState(false);
  const lyrics = useShownLyrics(data, { title: track.name, offsetMs, script: look.script });

  if (!lyrics || (waits && typeof lyrics === 'object')) {
    if (!error)
      return (
        <div className={styles.pane}>
          <LyricSkeleton direction={look.direction} />
          <div className={styles.toggles} />
        </div>
      );
    return (
      <Middle>
        <ErrorState error={error} onRetry={() => void refetch()} />
      </Middle>
    );
  }
  if (lyrics === 'instrumental') return <Middle wordless>{t`纯音乐，请静静地听`}</Middle>;
  if (lyrics === 'unknown') {
    return (
      <Middle wordless>
        {t`这首歌还没有歌词`}
        <WriteLyrics />
      </Middle>
    );
  }
  const written = lyrics.timed && look.transcript;
  const has = (what: 'translation' | 'romanisation') => lyrics.lines.some((line) => line[what]);
  const toggle = (what: 'translation' | 'romanisation') => change({ [what]: !look[what] });
  return (
    <section aria-label={t`歌词`} className={styles.pane}>
      {written ? (
        <OptionalBoundary onLost={() => change({ transcript: false })}>
          <LyricTranscript lyrics={lyrics} look={look} />
        </OptionalBoundary>
      ) : (
        <LyricLines lyrics={lyrics} look={look} track={track} />
      )}
      <div className={styles.toggles}>
        {has('translation') && (
          <Toggle
            name={t`显示翻译`}
            on={look.translation}
            icon={IconLanguage}
            onPress={() => toggle('translation')}
          />
        )}
        {has('romanisation') && (
          <Toggle
            name={t`显示注音`}
            on={look.romanisation}
            icon={IconAbc}
            onPress={() => toggle('romanisation')}
          />
        )}
        {lyrics.timed && (
          <Toggle
            name={t`文字稿`}
            on={written}
            icon={IconFileText}
            onPress={() => change({ transcript: !written })}
          />
        )}
        {lyrics.timed && !written && (
          <Toggle
            name={t`让屏幕阅读器读出唱到的一行`}
            on={look.aloud}
            icon={IconEar}
            onPress={() => change({ aloud: !look.aloud })}
          />
        )}
        {cover !== 'none' && (
          <Toggle name={t`遮住歌词`} on icon={IconEyeOff} onPress={() => setCover('none')} />
        )}
        <EditLyrics />
        <button
          type="button"
          aria-label={t`歌词设置`}
          title={t`歌词设置`}
          aria-haspopup="dialog"
          className={styles.toggle}
          onClick={() => setAdjusting(true)}
        >
          <IconAdjustmentsHorizontal size={18} stroke={1.75} aria-hidden />
        </button>
      </div>
      {adjusting && (
        <OptionalBoundary onLost={() => setAdjusting(false)}>
          <LyricSettings
            lyrics={lyrics}
            look={look}
            onLook={change}
            offsetMs={offsetMs}
            onOffset={setOffset}
            onClose={() => setAdjusting(false)}
          />
        </OptionalBoundary>
      )}
    </section>
  );
}

interface MiddleProps {
  children: ReactNode;
  /** the song has no lyrics (`data-wordless`): the page may give their room to the cover */
  wordless?: boolean;
}

function Middle({ children, wordless }: MiddleProps) {
  return (
    <div className={styles.middle} data-wordless={wordless}>
      {children}
    </div>
  );
}

interface ToggleProps {
  on: boolean;
  name: string;
  icon: Icon;
  onPress: () => void;
}

function Toggle({ on, name, icon: Sign, onPress }: ToggleProps) {
  return (
    <button
      type="button"
      aria-label={name}
      title={name}
      aria-pressed={on}
      className={styles.toggle}
      onClick={onPress}
    >
      <Sign size={18} stroke={1.75} aria-hidden />
    </button>
  );
}
