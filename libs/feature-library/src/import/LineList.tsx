import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@qingyin/ui';
import { useState } from 'react';
import classes from './Import.module.css';
import { LineRow } from './LineRow.tsx';
import { countStates, type ImportLine, type LineState } from './match/import-line.ts';

export interface LineListProps {
  lines: readonly ImportLine[];
  onChange: (index: number, line: Partial<ImportLine>) => void;
}

/** So many lines are drawn at first, and at each further wish. */
const STEP = 50;
/** What wants to be looked at comes first. */
const SHOWN = ['unsure', 'none', 'sure'] as const;
type Shown = Exclude<LineState, 'waiting'>;

/** The lines of one kind: what is not certain, what was not found, and what is certain. */
export function LineList({ lines, onChange }: LineListProps) {
  const { t } = useLingui();
  const [wanted, setWanted] = useState<Shown | null>(null);
  const [limit, setLimit] = useState(STEP);
  const counts = countStates(lines);
  // Not from one to the other while they come.
  const first = counts.waiting > 0 ? 'sure' : SHOWN.find((state) => counts[state] > 0);
  const shown = wanted ?? first ?? 'sure';
  const label = {
    sure: t`已找到`,
    unsure: t`待确认`,
    none: t`没找到`,
  };
  const rows = lines.flatMap((line, index) => (line.state === shown ? [{ line, index }] : []));
  return (
    <div className={classes.blocks}>
      <div role="group" aria-label={t`查找结果`} className={classes.kinds}>
        {SHOWN.map((state) => (
          <Button
            key={state}
            size="s"
            variant={state === shown ? 'soft' : 'plain'}
            aria-pressed={state === shown}
            onClick={() => {
              setWanted(state);
              setLimit(STEP);
            }}
          >
            <bdi>
              {label[state]} {counts[state]}
            </bdi>
          </Button>
        ))}
      </div>
      {rows.length > 0 && (
        <ul className={classes.lines} aria-label={label[shown]}>
          {rows.slice(0, limit).map(({ line, index }) => (
            <LineRow key={index} line={line} onChange={(change) => onChange(index, change)} />
          ))}
        </ul>
      )}
      {rows.length > limit && (
        <Button className={classes.more} onClick={() => setLimit(limit + STEP)}>
          <Trans>显示更多</Trans>
        </Button>
      )}
    </div>
  );
}
