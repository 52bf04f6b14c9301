import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { MissingSong, ReplacementCandidate } from '@qingyin/contract';
import { formatDuration } from '@qingyin/i18n';
import { Button, useActionLabel } from '@qingyin/ui';
import styles from './Replacements.module.css';
import { replacementReasons } from './replacement-texts.ts';

const DAY_MS = 86_400_000;

interface MissingSongRowProps {
  song: MissingSong;
  /** ms since 1970 */
  now: number;
  onReplace: (to: number) => void;
  onChoose: () => void;
  onForget: () => void;
}

/** A missing song with the songs that may stand in for it. */
export function MissingSongRow({ song, now, onReplace, onChoose, onForget }: MissingSongRowProps) {
  const { t } = useLingui();
  const actionLabel = useActionLabel();
  const { name, path, library, candidates } = song;
  const days = Math.max(0, Math.ceil((song.forgottenAt - now) / DAY_MS));
  return (
    <li className={styles.missing}>
      <div>
        <p className={styles.name}>
          <bdi>{name}</bdi>
        </p>
        <p className={styles.note}>
          <bdi>{[song.artists, song.album].filter(Boolean).join(' · ')}</bdi> ·{' '}
          {formatDuration(song.duration)} · {t`${plural(days, { 0: '今天会忘记', other: '# 天后忘记' })}`}
        </p>
        {path !== '' && (
          <p className={styles.path}>
            <bdi>{`${library}/${path}`}</bdi>
          </p>
        )}
      </div>
      {candidates.length > 0 && (
        <ul className={styles.candidates} aria-label={t`可以替换「${name}」的歌`}>
          {candidates.map((candidate) => (
            <Candidate key={candidate.id} candidate={candidate} onReplace={onReplace} />
          ))}
        </ul>
      )}
      <div className={styles.acts}>
        <Button
          size="s"
          aria-haspopup="dialog"
          aria-label={actionLabel(t`选一首歌…`, name)}
          onClick={onChoose}
        >
          <Trans>选一首歌…</Trans>
        </Button>
        <Button
          size="s"
          variant="plain"
          aria-haspopup="dialog"
          aria-label={actionLabel(t`忘记`, name)}
          onClick={onForget}
        >
          <Trans>忘记</Trans>
        </Button>
      </div>
    </li>
  );
}

interface CandidateProps {
  candidate: ReplacementCandidate;
  onReplace: (to: number) => void;
}

function Candidate({ candidate, onReplace }: CandidateProps) {
  const { t, i18n } = useLingui();
  const actionLabel = useActionLabel();
  const { id, name, artists, album, path, reason } = candidate;
  return (
    <li className={styles.candidate}>
      <div>
        <p>
          <bdi>{[name, artists, album].filter(Boolean).join(' · ')}</bdi> ·{' '}
          {formatDuration(candidate.duration)}
        </p>
        <p className={styles.path}>
          <bdi>{path}</bdi>
        </p>
        <p className={styles.note}>{i18n._(replacementReasons[reason])}</p>
      </div>
      <Button
        size="s"
        variant="soft"
        aria-haspopup="dialog"
        aria-label={actionLabel(t`替换`, `${name} · ${album}`)}
        onClick={() => onReplace(id)}
      >
        <Trans>替换</Trans>
      </Button>
    </li>
  );
}
