import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { LyricVersion } from '@qingyin/contract';
import { lyricVersionQuery, lyricVersionsQuery } from '@qingyin/data-music';
import { formatDateTime } from '@qingyin/i18n';
import { Button, ErrorState, SkeletonText } from '@qingyin/ui';
import { Dialog } from '@qingyin/ui/lazy';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { formatClock } from './model/clock-text.ts';
import { parseLyrics } from './model/lyric-formats.ts';
import styles from './LyricsEditor.module.css';

interface VersionsDialogProps {
  songId: string;
  busy: boolean;
  /** why the requested version could not be restored */
  failure: string | null;
  onClose: () => void;
  /** restores a version; `base` is the current version at the time of the request */
  onRestore: (version: number, text: string, base: number) => void;
}

/** List of versions of the lyrics with author and time; each can be viewed and restored. */
export function VersionsDialog({ songId, busy, failure, onClose, onRestore }: VersionsDialogProps) {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(lyricVersionsQuery(songId));
  const [looked, setLooked] = useState<number | null>(null);
  const [asked, setAsked] = useState<number | null>(null);
  return (
    <Dialog title={t`历次改动`} width={600} fullOnPhone onClose={onClose}>
      {!data && !error && <SkeletonText lines={4} />}
      {!data && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data && (
        <ul aria-label={t`历次改动`} className={styles.versions}>
          {data.versions.map((version) => (
            <li key={version.version} className={styles.version}>
              <Version version={version} current={version.version === data.current} />
              <Button
                size="s"
                aria-expanded={looked === version.version}
                onClick={() => setLooked((now) => (now === version.version ? null : version.version))}
              >
                {looked === version.version ? <Trans>收起</Trans> : <Trans>查看</Trans>}
              </Button>
              {looked === version.version && (
                <PastWords
                  songId={songId}
                  version={version.version}
                  busy={busy}
                  failure={asked === version.version ? failure : null}
                  onRestore={
                    version.version === data.current
                      ? null
                      : (text) => {
                          setAsked(version.version);
                          onRestore(version.version, text, data.current);
                        }
                  }
                />
              )}
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}

function Version({ version, current }: { version: LyricVersion; current: boolean }) {
  const { t, i18n } = useLingui();
  const { user, time, lines, timing, from } = version;
  const timings = { word: t`逐字`, line: t`逐行`, plain: t`没有时间`, none: t`没有词` };
  const when = time > 0 ? formatDateTime(time, i18n.locale) : null;
  const facts = [
    when,
    from === undefined ? null : from === 0 ? t`恢复了原来的词` : t`恢复了第 ${from} 版`,
    timings[timing],
    lines > 0 ? t`${plural(lines, { other: '# 行' })}` : null,
  ];
  const number = version.version;
  return (
    <span className={styles.who}>
      <b>
        {number === 0 ? <Trans>原来的词</Trans> : t`第 ${number} 版`}
        {user && (
          <>
            {' · '}
            <bdi>{user.nickname}</bdi>
          </>
        )}
        {current && <> · {t`正在用`}</>}
      </b>
      <span className={styles.when}>{facts.filter(Boolean).join(' · ')}</span>
    </span>
  );
}

interface PastWordsProps {
  songId: string;
  version: number;
  busy: boolean;
  failure: string | null;
  /** null for the current version */
  onRestore: ((text: string) => void) | null;
}

function PastWords({ songId, version, busy, failure, onRestore }: PastWordsProps) {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(lyricVersionQuery(songId, version));
  const lines = useMemo(() => (data ? parseLyrics(data.lyric).lines : []), [data]);
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonText lines={3} />;
  return (
    <>
      {onRestore && (
        <Button size="s" variant="filled" aria-busy={busy || undefined} onClick={() => onRestore(data.lyric)}>
          {version === 0 ? <Trans>恢复原来的词</Trans> : <Trans>恢复这一版</Trans>}
        </Button>
      )}
      {failure && (
        <p role="alert" className={styles.note}>
          {failure}
        </p>
      )}
      {lines.length > 0 && (
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable by keyboard
        <ul aria-label={t`这一版的词`} tabIndex={0} className={styles.past}>
          {lines.map((line) => (
            <li key={line.id}>
              <time dir="ltr">{formatClock(line.startMs)}</time> <bdi>{line.text}</bdi>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
