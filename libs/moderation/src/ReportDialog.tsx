import { Trans, useLingui } from '@lingui/react/macro';
import { POST_MAX, type ReportReason, cleanedLength } from '@qingyin/contract';
import { reportMutation } from '@qingyin/data-social';
import { Button, describeError } from '@qingyin/ui';
import { Dialog } from '@qingyin/ui/lazy';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { NoteField } from './NoteField.tsx';
import { ReasonChoice } from './ReasonChoice.tsx';
import classes from './ReportDialog.module.css';
import type { ReportedContent } from './use-report.tsx';

export interface ReportDialogProps extends ReportedContent {
  onClose: () => void;
}

/** Dialog to report content with a reason and a note; shows a confirmation after sending. */
export function ReportDialog({ kind, id, onClose }: ReportDialogProps) {
  const { t } = useLingui();
  const form = useId();
  const { mutate, isPending, isSuccess, error } = useMutation(reportMutation());
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [judged, judge] = useState(false);
  const [note, setNote] = useState('');
  const send = () => {
    judge(true);
    if (reason === null || cleanedLength(note) > POST_MAX || isPending) return;
    const added = note.trim();
    mutate({ kind, id, reason, ...(added === '' ? {} : { note: added }) });
  };
  if (isSuccess) return <Thanks onClose={onClose} />;
  return (
    <Dialog
      title={t`举报`}
      onClose={onClose}
      actions={
        <>
          <Button variant="plain" onClick={onClose}>
            <Trans>取消</Trans>
          </Button>
          <Button variant="filled" type="submit" form={form} aria-busy={isPending || undefined}>
            <Trans>交给管理员</Trans>
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        autoComplete="off"
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <ReasonChoice chosen={reason} onChoose={setReason} missing={judged && reason === null} />
        <NoteField note={note} onChange={setNote} />
        <Failure error={error} />
      </form>
    </Dialog>
  );
}

function Failure({ error }: { error: unknown }) {
  const { i18n } = useLingui();
  return (
    <p role="alert" className={classes.failure}>
      {error ? i18n._(describeError(error).sentence) : null}
    </p>
  );
}

function Thanks({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  return (
    <Dialog
      title={t`举报`}
      onClose={onClose}
      actions={
        <Button variant="filled" data-autofocus onClick={onClose}>
          <Trans>好的</Trans>
        </Button>
      }
    >
      <p role="status">
        <Trans>收到了，谢谢。管理员会看到它，由他们决定怎么处理。</Trans>
      </p>
    </Dialog>
  );
}
