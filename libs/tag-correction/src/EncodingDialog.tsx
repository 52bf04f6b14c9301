import { Trans, useLingui } from '@lingui/react/macro';
import type { TagEncoding, TagReadings } from '@qingyin/contract';
import { tagReadingsOfSongsQuery } from '@qingyin/data-account';
import { encodingName } from '@qingyin/text-encoding';
import { Button, describeActionFailure, InlineError, RadioList, SkeletonText } from '@qingyin/ui';
import { Dialog } from '@qingyin/ui/lazy';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CorrectionPreview } from './CorrectionPreview.tsx';
import classes from './TagCorrection.module.css';
import { useSaveCorrection } from './use-save-correction.ts';

/** Songs by which an encoding is shown. */
const SONGS_SHOWN = 4;

interface EncodingDialogProps {
  songIds: readonly number[];
  onBack: () => void;
  onClose: (albumIds?: readonly number[]) => void;
}

/** Shows the names of songs in other encodings, and has their tags read in the chosen one. */
export function EncodingDialog({ songIds, onBack, onClose }: EncodingDialogProps) {
  const { t, i18n } = useLingui();
  const { data, error, refetch } = useQuery(tagReadingsOfSongsQuery(songIds));
  const [chosen, setChosen] = useState<TagEncoding | null>(null);
  const current = data?.find((reading) => reading.current)?.encoding ?? null;
  const isChanged = chosen !== null && chosen !== current;
  const fields = chosen === null ? {} : { encoding: chosen };
  const { save, isPending, error: failure } = useSaveCorrection(onClose);
  return (
    <Dialog
      title={t`选择文字编码`}
      width={560}
      onClose={() => onClose()}
      fullOnPhone
      actions={
        <>
          <Button variant="plain" onClick={onBack}>
            {t`返回`}
          </Button>
          <Button
            variant="filled"
            disabled={!isChanged}
            aria-busy={isPending || undefined}
            onClick={() => !isPending && save(songIds, fields)}
          >
            {t`保存`}
          </Button>
        </>
      }
    >
      <div className={classes.form}>
        <p className={classes.note}>
          <Trans>选读得通的一种。更正只保存在服务器上，文件本身不会被改动。</Trans>
        </p>
        {!data ? (
          error ? (
            <InlineError error={error} onRetry={() => void refetch()} />
          ) : (
            <SkeletonText lines={8} />
          )
        ) : data.length === 0 ? (
          <p role="status">
            <Trans>这些文件的标签没有别的读法。</Trans>
          </p>
        ) : (
          <>
            <RadioList
              label={t`标签用其他编码读出来是`}
              value={chosen ?? current}
              options={data.map((reading) => {
                const name = encodingName(reading.encoding, i18n.locale);
                return {
                  value: reading.encoding,
                  text: namesIn(reading),
                  note: reading.current ? t`${name}（现在的读法）` : name,
                };
              })}
              onChange={setChosen}
            />
            <CorrectionPreview songIds={songIds} fields={fields} isChanged={isChanged} />
          </>
        )}
        <p role="alert" className={classes.failure}>
          {failure && i18n._(describeActionFailure(failure))}
        </p>
      </div>
    </Dialog>
  );
}

/** Album, artists and first titles of a reading. */
const namesIn = ({ songs }: TagReadings): string => {
  const [first] = songs;
  const titles = songs.slice(0, SONGS_SHOWN).map(({ title }) => title);
  return [first?.album, first?.artists, ...titles].filter(Boolean).join(' · ');
};
