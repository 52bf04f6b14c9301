import { Trans, useLingui } from '@lingui/react/macro';
import { LIBRARY_NAME_MAX } from '@qingyin/contract';
import type { LibrarySettings } from '@qingyin/data-account';
import { Button, Checkbox, focusFirstError, TextField } from '@qingyin/ui';
import { Dialog } from '@qingyin/ui/lazy';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import section from '../Section.module.css';
import { ListenersField } from './ListenersField.tsx';
import styles from './MusicLibraries.module.css';

interface LibraryFormDialogProps {
  title: string;
  settings: LibrarySettings;
  onChange: (changed: Partial<LibrarySettings>) => void;
  /** label of the submit button */
  submitLabel: ReactNode;
  /** false: other fields than the name are invalid */
  valid: boolean;
  pending: boolean;
  failure: ReactNode;
  /** receives settings without contradictions */
  onSubmit: (settings: LibrarySettings) => void;
  onClose: () => void;
  /** the folder, above the other fields; `judged` is true after the first submit */
  children: (judged: boolean) => ReactNode;
}

/** Dialog with the settings of a music library. Errors keep it open with everything that was entered. */
export function LibraryFormDialog(props: LibraryFormDialogProps) {
  const { title, settings, onChange, submitLabel, valid, pending, failure, onSubmit, onClose } = props;
  const { t } = useLingui();
  const formId = useId();
  const [judged, setJudged] = useState(false);
  const named = settings.name.trim() !== '';
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setJudged(true);
    if (!valid || !named) focusFirstError(event.currentTarget);
    else if (!pending) onSubmit(consistent(settings));
  };
  return (
    <Dialog
      title={title}
      width={520}
      onClose={onClose}
      fullOnPhone
      actions={
        <>
          <Button variant="plain" onClick={onClose}>
            <Trans>取消</Trans>
          </Button>
          <Button type="submit" form={formId} variant="filled" aria-busy={pending || undefined}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate autoComplete="off" className={styles.form} onSubmit={submit}>
        {props.children(judged)}
        <TextField
          label={t`名称`}
          value={settings.name}
          maxLength={LIBRARY_NAME_MAX}
          error={judged && !named ? t`请填一个名称。` : null}
          onChange={(event) => onChange({ name: event.currentTarget.value })}
        />
        <ListenersField settings={settings} onChange={onChange} />
        <Checkbox
          label={t`监视文件夹，文件有变化就更新`}
          checked={settings.watch}
          onChange={(watch) => onChange({ watch })}
        />
        <p role="alert" className={section.failure}>
          {failure}
        </p>
      </form>
    </Dialog>
  );
}

/** Visitors hear nothing that users with an account do not hear. */
const consistent = (settings: LibrarySettings): LibrarySettings => ({
  ...settings,
  name: settings.name.trim(),
  guests: settings.everyone && settings.guests,
});
