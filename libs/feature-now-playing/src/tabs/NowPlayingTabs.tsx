import { Comments } from '@qingyin/comments';
import { LyricPane } from '@qingyin/lyrics-view';
import { useLingui } from '@lingui/react/macro';
import type { Track } from '@qingyin/contract';
import { playerBarHandle } from '@qingyin/player-react';
import { type NowPlayingTab, nowPlayingTabs } from '@qingyin/routing';
import { classNames, IconButton, lazyComponent, QueryBoundary, Tabs } from '@qingyin/ui';
import { IconPlaylist } from '@tabler/icons-react';
import styles from './NowPlayingTabs.module.css';
import { SimilarMusicSkeleton } from './SimilarMusicSkeleton.tsx';

const Similar = lazyComponent(() => import('./SimilarMusic.tsx'));

interface NowTabsProps {
  track: Track;
  tab: NowPlayingTab;
  onTab: (tab: NowPlayingTab) => void;
  /** the page has opened; until then the lyrics show their skeleton */
  settled: boolean;
  /** false: another control opens the queue */
  withQueue?: boolean;
}

/** Tabs beside the cover: lyrics, comments or similar songs; and a button that opens the queue. */
export function NowPlayingTabs({ track, tab, onTab, settled, withQueue = true }: NowTabsProps) {
  const { t } = useLingui();
  const names: Record<NowPlayingTab, string> = { lyrics: t`歌词`, comments: t`评论`, similar: t`相似` };
  return (
    <div className={styles.side} data-now-tab={tab}>
      <Tabs
        label={t`这首歌的内容`}
        tabs={nowPlayingTabs.map((id) => ({ id, label: names[id] }))}
        active={tab}
        onSelect={onTab}
        className={styles.tabs}
        panelClassName={classNames(styles.panel, tab !== 'lyrics' && styles.scrolls)}
      >
        {tab === 'lyrics' && <LyricPane key={track.id} track={track} waits={!settled} />}
        {tab === 'comments' && (
          <Comments key={track.id} kind="song" id={String(track.id)} count={undefined} beside />
        )}
        {tab === 'similar' && (
          <QueryBoundary pending={<SimilarMusicSkeleton />}>
            <Similar id={String(track.id)} />
          </QueryBoundary>
        )}
      </Tabs>
      {withQueue && (
        <IconButton
          label={t`打开队列`}
          aria-haspopup="dialog"
          className={styles.queue}
          onClick={() => playerBarHandle.get()?.toggleQueue()}
        >
          <IconPlaylist size={20} stroke={1.75} aria-hidden />
        </IconButton>
      )}
    </div>
  );
}
