import { Trans } from '@lingui/react/macro';
import { Button, focusFirstError } from '@qingyin/ui';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './Section.module.css';

interface InlineFormProps {
  /** Whether the form can be submitted. */
  valid: boolean;
  /** The request is pending. */
  pending: boolean;
  /** Error message of the service. */
  failure: ReactNode;
  /** Label of the submit button. */
  submitLabel: ReactNode;
  /** The action cannot be undone. */
  danger?: boolean;
  onSend: () => void;
  onCancel: () => void;
  /** The fields; `judged` is true after the first submit, from when on invalid fields are marked. */
  children: (judged: boolean) => ReactNode;
}

/** Open state of an `InlineForm`; returns the focus to the opening button when the form closes. */
export function useInlineForm() {
  const [open, setOpen] = useState(false);
  const back = useRef(false);
  return {
    open,
    begin: () => setOpen(true),
    end: () => {
      back.current = true;
      setOpen(false);
    },
    /** `ref` of the opening button. */
    opener: (button: HTMLButtonElement | null) => {
      if (!button || !back.current) return;
      back.current = false;
      button.focus();
    },
  };
}

/**
 * Form of a settings section for one action, in place of the button that opened it (`useInlineForm`). It focuses
 * its first field, and the first invalid one on submit; it submits nothing while a request is pending.
 */
export function InlineForm(props: InlineFormProps) {
  const { valid, pending, failure, submitLabel, danger, onSend, onCancel, children } = props;
  const [judged, setJudged] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  // The opening button had the focus and was unmounted.
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setJudged(true);
    if (!valid) focusFirstError(event.currentTarget);
    else if (!pending) onSend();
  };
  return (
    <form ref={form} className={styles.form} noValidate autoComplete="off" onSubmit={submit}>
      {children(judged)}
      <p role="alert" className={styles.failure}>
        {failure}
      </p>
      <div className={styles.acts}>
        <Button
          type="submit"
          variant={danger ? 'soft' : 'filled'}
          className={danger ? styles.danger : undefined}
          aria-busy={pending || undefined}
        >
          {submitLabel}
        </Button>
        <Button variant="plain" onClick={onCancel}>
          <Trans>取消</Trans>
        </Button>
      </div>
    </form>
  );
}
