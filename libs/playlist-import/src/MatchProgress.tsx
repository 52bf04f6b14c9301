import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button, describeError } from '@qingyin/ui';
import classes from './Import.module.css';
import { countStates, type ImportLine } from './match/import-line.ts';
import type { ImportState } from './use-import.ts';

/**
 * Progress of the song matching with stop and continue buttons and the last error. Renders nothing once every line
 * has been searched for.
 */
export function MatchProgress({ work, lines }: { work: ImportState; lines: readonly ImportLine[] }) {
  const { t, i18n } = useLingui();
  const { waiting } = countStates(lines);
  const done = lines.length - waiting;
  const all = lines.length;
  if (work.running)
    return (
      <div className={classes.progress}>
        <progress className={classes.bar} max={all} value={done} aria-label={t`正在查找歌曲`} />
        <span className={classes.note}>
          <bdi>
            {done} / {all}
          </bdi>
        </span>
        <Button size="s" onClick={work.stop}>
          <Trans>停止</Trans>
        </Button>
      </div>
    );
  if (waiting === 0) return null;
  const why = work.failure === undefined ? null : describeError(work.failure);
  return (
    <div role="alert" className={classes.progress}>
      {why && (
        <span>
          {i18n._(why.sentence)}
          {why.detail && <bdi className={classes.note}> {why.detail}</bdi>}
        </span>
      )}
      <span>
        <Plural value={waiting} other="还有 # 首没有查到结果。" />
      </span>
      <Button size="s" onClick={work.resume}>
        <Trans>继续查找</Trans>
      </Button>
    </div>
  );
}
