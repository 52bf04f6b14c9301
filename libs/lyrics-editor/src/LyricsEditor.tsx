import { PersonalGate } from '@qingyin/auth-gate';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Track } from '@qingyin/contract';
import { capabilitiesQuery } from '@qingyin/data-account';
import { LYRIC_EDITS } from '@qingyin/data-music';
import { useUserId } from '@qingyin/session/react';
import { EmptyState, ErrorState, IconButton, Loading } from '@qingyin/ui';
import { IconChevronDown } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LoadedEditor } from './LoadedEditor.tsx';
import { editorDataQuery } from './editor-data.ts';
import styles from './LyricsEditor.module.css';

export interface LyricsEditorProps {
  /** the edited song, independent of the song that plays */
  track: Track;
  onClose: () => void;
}

/** Lyrics editor for logged-in users: text, translations and times of a song. */
export function LyricsEditor(props: LyricsEditorProps) {
  const userId = useUserId();
  if (userId !== null) return <Opened {...props} userId={userId} />;
  return (
    <Waiting onClose={props.onClose}>
      <PersonalGate invitation={<Trans>校对这首歌的词和时间，改好的大家都能看到。</Trans>}>
        {null}
      </PersonalGate>
    </Waiting>
  );
}

function Opened({ track, userId, onClose }: LyricsEditorProps & { userId: string }) {
  const client = useQueryClient();
  const offered = useQuery(capabilitiesQuery()).data?.features.includes(LYRIC_EDITS);
  const { data, error, refetch } = useQuery({
    ...editorDataQuery(client, userId, String(track.id)),
    enabled: offered === true,
  });
  if (data) return <LoadedEditor track={track} start={data} userId={userId} onClose={onClose} />;
  return (
    <Waiting onClose={onClose}>
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : offered === false ? (
        <EmptyState drawing="zither">
          <Trans>这个服务不收歌词的改动</Trans>
        </EmptyState>
      ) : (
        <Loading />
      )}
    </Waiting>
  );
}

/** Frame of the editor without content. */
function Waiting({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const { t } = useLingui();
  return (
    <div className={styles.studio}>
      <div className={styles.head}>
        <IconButton label={t`关闭`} onClick={onClose}>
          <IconChevronDown size={24} stroke={1.75} aria-hidden />
        </IconButton>
      </div>
      <div className={styles.waiting}>{children}</div>
    </div>
  );
}
