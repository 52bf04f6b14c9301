import { FailedLine } from '@qingyin/list-layout';
import { SongChoices } from '@qingyin/track-list';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Track } from '@qingyin/contract';
import { likedIdsQuery, recentSongsQuery } from '@qingyin/data-library';
import { tracksByIdsQuery } from '@qingyin/data-music';
import { usePlayerState } from '@qingyin/player-react';
import { useSession } from '@qingyin/session/react';
import { SkeletonText } from '@qingyin/ui';
import { useQuery } from '@tanstack/react-query';
import classes from './SongPicker.module.css';

/** Maximum number of songs of each kind; others can be searched. */
const MOST = 8;
const SKELETON_LINES = 4;

interface OwnSongsProps {
  onChoose: (track: Track) => void;
}

/** Suggested songs: the current one, recently played ones, recently liked ones. */
export function SuggestedSongs({ onChoose }: OwnSongsProps) {
  const { t } = useLingui();
  const playing = usePlayerState((state) => state.track);
  const uid = useSession((session) => session.userId) ?? '';
  const recent = useQuery(recentSongsQuery(uid));
  const ids = useQuery(likedIdsQuery(uid));
  const newest = ids.data?.slice(0, MOST);
  const liked = useQuery({ ...tracksByIdsQuery(newest ?? []), enabled: newest !== undefined });
  const played = recent.data?.map(({ item }) => item).filter(({ id }) => id !== playing?.id);
  const failed = ids.error ? ids : liked;
  const none = !playing && played?.length === 0 && liked.data?.length === 0;
  return (
    <div className={classes.groups}>
      {none && (
        <p className={classes.nothing}>
          <Trans>还没有听过或喜欢的歌，写几个字来找。</Trans>
        </p>
      )}
      {playing && <Songs heading={t`正在播放`} tracks={[playing]} onChoose={onChoose} />}
      <Songs heading={t`最近播放`} tracks={played?.slice(0, MOST)} failed={recent} onChoose={onChoose} />
      <Songs heading={t`我喜欢的音乐`} tracks={liked.data} failed={failed} onChoose={onChoose} />
    </div>
  );
}

interface SongsProps extends OwnSongsProps {
  heading: string;
  /** undefined: loading or failed */
  tracks: readonly Track[] | undefined;
  failed?: { error: Error | null; refetch: () => unknown };
}

/** Songs of one kind below a heading; nothing if there are none. */
function Songs({ heading, tracks, failed, onChoose }: SongsProps) {
  if (tracks?.length === 0) return null;
  return (
    <section>
      <h3 className={classes.heading}>{heading}</h3>
      {tracks ? (
        <SongChoices label={heading} tracks={tracks} onChoose={onChoose} />
      ) : failed?.error ? (
        <FailedLine retry={() => void failed.refetch()}>
          <Trans>没有取到歌曲，请再试一次</Trans>
        </FailedLine>
      ) : (
        <SkeletonText lines={SKELETON_LINES} />
      )}
    </section>
  );
}
