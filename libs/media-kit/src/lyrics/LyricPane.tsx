import { useLingui } from '@lingui/react/macro';
import type { Track } from '@qingyin/contract';
import { lyricQuery } from '@qingyin/data-music';
import { ErrorState } from '@qingyin/ui';
import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore, type ReactNode } from 'react';
import { LyricLines } from './LyricLines.tsx';
import styles from './LyricPane.module.css';
import { LyricSkeleton } from './LyricSkeleton.tsx';
import { lyricView, type LyricView } from './lyric-view.ts';
import { useLyrics } from './use-lyrics.ts';

/** The words of the song that plays, or why there are none. */
export function LyricPane({ track }: { track: Track }) {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(lyricQuery(String(track.id)));
  const lyrics = useLyrics(data);
  const view = useSyncExternalStore(lyricView.subscribe, lyricView.get);

  if (!lyrics) {
    if (!error) return <LyricSkeleton />;
    return (
      <Middle>
        <ErrorState error={error} onRetry={() => void refetch()} />
      </Middle>
    );
  }
  if (lyrics === 'instrumental') return <Middle>{t`纯音乐，请静静地听`}</Middle>;
  if (lyrics === 'unknown') return <Middle>{t`这首歌还没有歌词`}</Middle>;
  const has = (what: 'translation' | 'romanisation') => lyrics.lines.some((line) => line[what]);
  return (
    <section aria-label={t`歌词`} className={styles.pane}>
      <LyricLines lyrics={lyrics} view={view} />
      <div className={styles.toggles}>
        {has('translation') && <Toggle what="translation" view={view} name={t`显示翻译`} sign="译" />}
        {has('romanisation') && <Toggle what="romanisation" view={view} name={t`显示注音`} sign="音" />}
      </div>
    </section>
  );
}

function Middle({ children }: { children: ReactNode }) {
  return <div className={styles.middle}>{children}</div>;
}

interface ToggleProps {
  what: keyof LyricView;
  view: LyricView;
  name: string;
  /** one character that stands for it in every language */
  sign: string;
}

function Toggle({ what, view, name, sign }: ToggleProps) {
  return (
    <button
      type="button"
      aria-label={name}
      title={name}
      aria-pressed={view[what]}
      className={styles.toggle}
      onClick={() => lyricView.toggle(what)}
    >
      <span lang="zh-CN" aria-hidden>
        {sign}
      </span>
    </button>
  );
}
