import { Trans, useLingui } from '@lingui/react/macro';
import { CORRECTED_TEXT_MAX } from '@qingyin/contract';
import { Button, describeActionFailure, RadioList, TextField } from '@qingyin/ui';
import { Dialog } from '@qingyin/ui/lazy';
import { type FormEvent, useId, useState } from 'react';
import { artistRuleOf, artistRuleValues } from './artist-rule-form.ts';
import { ArtistPicker } from './ArtistPicker.tsx';
import { ArtistRuleChanges } from './ArtistRuleChanges.tsx';
import classes from './TagCorrection.module.css';
import { useSaveArtistRule } from './use-save-artist-rule.ts';

interface ArtistCorrectionDialogProps {
  artistId: number;
  name: string;
  /** @param artistIds artists that the name stands for now; undefined when nothing was saved */
  onClose: (artistIds?: readonly number[]) => void;
}

/** Joins an artist with another one, splits its name, or completes a name that was split, with a preview. */
export function ArtistCorrectionDialog({ artistId, name, onClose }: ArtistCorrectionDialogProps) {
  const { t, i18n } = useLingui();
  const form = useId();
  const [values, setValues] = useState(() => artistRuleValues(name));
  const rule = artistRuleOf(values);
  const { save, isPending, error } = useSaveArtistRule(onClose);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (rule && !isPending) save({ artist: artistId, rule });
  };
  return (
    <Dialog
      title={t`更正歌手`}
      width={560}
      onClose={() => onClose()}
      fullOnPhone
      actions={
        <>
          <Button variant="plain" onClick={() => onClose()}>
            {t`取消`}
          </Button>
          <Button
            variant="filled"
            type="submit"
            form={form}
            disabled={!rule}
            aria-busy={isPending || undefined}
          >
            {t`保存`}
          </Button>
        </>
      }
    >
      <form id={form} className={classes.form} onSubmit={submit} noValidate>
        <p className={classes.note}>
          <Trans>更正对所有文件生效，以后新加的文件也一样。文件本身不会被改动。</Trans>
        </p>
        <RadioList
          label={t`「${name}」其实是`}
          value={values.kind}
          options={[
            { value: 'into', text: t`另一位歌手`, note: t`两个名字是同一个人` },
            { value: 'names', text: t`几位歌手`, note: t`名字在标签里连在一起` },
            { value: 'whole', text: t`某个名字的一部分`, note: t`名字里有分隔符，被拆开了` },
          ]}
          onChange={(kind) => setValues({ ...values, kind })}
        />
        {values.kind === 'into' && (
          <ArtistPicker
            label={t`和谁是同一位`}
            chosen={values.into}
            without={artistId}
            onChange={(into) => setValues({ ...values, into })}
          />
        )}
        {values.kind === 'names' && (
          <TextField
            label={t`各位歌手的名字`}
            hint={t`多个名字用分号隔开`}
            value={values.names}
            maxLength={CORRECTED_TEXT_MAX}
            onChange={(event) => setValues({ ...values, names: event.currentTarget.value })}
          />
        )}
        {values.kind === 'whole' && (
          <TextField
            label={t`完整的名字`}
            hint={t`照标签里的写法，包括分隔符，例如「水木、年华」`}
            value={values.whole}
            maxLength={CORRECTED_TEXT_MAX}
            onChange={(event) => setValues({ ...values, whole: event.currentTarget.value })}
          />
        )}
        <ArtistRuleChanges artistId={artistId} rule={rule} />
        <p role="alert" className={classes.failure}>
          {error && i18n._(describeActionFailure(error))}
        </p>
      </form>
    </Dialog>
  );
}
