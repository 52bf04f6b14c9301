import { capabilitiesQuery } from '@qingyin/data-account';
import { COMMENT_MOMENTS, commentDensityQuery, commentDensityShown } from '@qingyin/data-social';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { usePlayerState, useProgress } from '../use-player-state.ts';
import classes from './CommentHeat.module.css';
import { CURVE_HEIGHT, curveOf, commentedPart } from './heat-curve.ts';
import { MomentComment } from './MomentComment.tsx';
import { useHoveredMoment } from './use-hovered-moment.ts';

/**
 * Curve of comment density over the current track, drawn on the slider beside it, with the most liked comment of
 * the hovered part. Decorative, hidden from screen readers; empty where the service does not offer it or the user
 * turned it off.
 */
export default function CommentHeat() {
  const id = usePlayerState(({ track }) => (track ? String(track.id) : null));
  const { data: wanted = false } = useQuery(commentDensityShown.query());
  const { data: capabilities } = useQuery({ ...capabilitiesQuery(), enabled: wanted });
  const offered = capabilities?.features.includes(COMMENT_MOMENTS) === true;
  return id !== null && wanted && offered ? <Heat key={id} id={id} /> : null;
}

function Heat({ id }: { id: string }) {
  const { data } = useQuery(commentDensityQuery(id));
  const durationMs = useProgress(({ durationMs: whole }) => whole);
  const curve = data ? curveOf(data.counts) : '';
  return data && curve !== '' && durationMs > 0 ? (
    <Curve id={id} partMs={data.partMs} counts={data.counts} curve={curve} durationMs={durationMs} />
  ) : null;
}

interface CurveProps {
  id: string;
  partMs: number;
  counts: readonly number[];
  curve: string;
  durationMs: number;
}

function Curve({ id, partMs, counts, curve, durationMs }: CurveProps) {
  const field = useRef<HTMLDivElement>(null);
  const moment = useHoveredMoment(field, durationMs);
  const part = moment === null ? null : commentedPart(moment, partMs, counts);
  // A preview is shorter than the track.
  const share = (counts.length * partMs) / durationMs;
  return (
    <div ref={field} className={classes.field} aria-hidden>
      <div className={classes.clip}>
        <svg
          className={classes.curve}
          style={{ inlineSize: `${String(share * 100)}%` }}
          viewBox={`0 0 ${String(counts.length)} ${String(CURVE_HEIGHT)}`}
          preserveAspectRatio="none"
        >
          <path d={curve} />
        </svg>
      </div>
      {part !== null && (
        <MomentComment
          key={part}
          id={id}
          from={part * partMs}
          to={(part + 1) * partMs}
          share={((part + 0.5) * partMs) / durationMs}
        />
      )}
    </div>
  );
}
