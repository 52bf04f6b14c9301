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

/** Rows rendered at first and added by each press of "show more". */
const STEP = 50;
/** Order of the filter buttons: the lines that need a decision come first. */
const SHOWN = ['unsure', 'none', 'sure'] as const;
type Shown = Exclude<LineState, 'waiting'>;

/** Import lines filtered by match state (found, uncertain, not found), with a button and a count for each state. */
export function LineList({ lines, onChange }: LineListProps) {
  const { t } = useLingui();
  const [wanted, setWanted] = useState<Shown | null>(null);
  const [limit, setLimit] = useState(STEP);
  const counts = countStates(lines);
  // While matching runs, the default filter is fixed, so that the list does not switch as results arrive.
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
