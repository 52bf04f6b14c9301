import { Trans, useLingui } from '@lingui/react/macro';
import { Button, CatalogueText, Select } from '@qingyin/ui';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import classes from './Import.module.css';
import { LineSearch } from './LineSearch.tsx';
import { type ImportLine, lineText } from './match/import-line.ts';
import { trackLabel } from './track-label.ts';

export interface LineRowProps {
  line: ImportLine;
  onChange: (change: Partial<ImportLine>) => void;
}

const LEFT_OUT = '';

/** Row of one import line: the original text, a select of the candidate songs and a manual search. */
export function LineRow({ line, onChange }: LineRowProps) {
  const { t } = useLingui();
  const [searching, setSearching] = useState(false);
  const { song, candidates, chosen } = line;
  const label = lineText(song);
  return (
    <li className={classes.line}>
      <p className={classes.label} data-out={chosen === null || undefined}>
        <CatalogueText text={label} />
      </p>
      <div className={classes.choice}>
        {candidates.length > 0 ? (
          <Select
            aria-label={t`「${label}」对应的歌`}
            value={chosen === null ? LEFT_OUT : String(chosen)}
            options={[
              ...candidates.map((track) => ({ value: String(track.id), label: trackLabel(track) })),
              { value: LEFT_OUT, label: t`不导入` },
            ]}
            onChange={(value) => onChange({ chosen: value === LEFT_OUT ? null : Number(value) })}
          />
        ) : (
          <span className={classes.note}>
            <Trans>没有找到，不导入</Trans>
          </span>
        )}
        <Button
          size="s"
          variant="plain"
          icon={<IconSearch size={16} stroke={1.75} aria-hidden />}
          aria-expanded={searching}
          aria-label={t`搜索「${label}」`}
          onClick={() => setSearching(!searching)}
        >
          <Trans>搜索</Trans>
        </Button>
      </div>
      {searching && (
        <LineSearch
          initialQuery={label}
          onChoose={(track) => {
            const others = candidates.filter(({ id }) => id !== track.id);
            onChange({ candidates: [track, ...others], chosen: track.id });
            setSearching(false);
          }}
        />
      )}
    </li>
  );
}
