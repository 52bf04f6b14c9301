import { Trans } from '@lingui/react/macro';
import { Button, focusFirstError } from '@qingyin/ui';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './Section.module.css';

interface ActFormProps {
  /** whether it can be sent as it stands */
  valid: boolean;
  /** it is on its way */
  pending: boolean;
  /** why the service did not take it */
  failure: ReactNode;
  /** words of the button that sends it */
  act: ReactNode;
  /** what it does cannot be undone */
  danger?: boolean;
  onSend: () => void;
  onCancel: () => void;
  /** the fields; `judged` is true once it was to be sent, from when on what is wrong is marked */
  children: (judged: boolean) => ReactNode;
}

/** Whether such a form stands in the place of its button; when it goes, the button takes the focus. */
export function useActForm() {
  const [open, setOpen] = useState(false);
  const back = useRef(false);
  return {
    open,
    begin: () => setOpen(true),
    end: () => {
      back.current = true;
      setOpen(false);
    },
    /** the button's `ref` */
    opener: (button: HTMLButtonElement | null) => {
      if (!button || !back.current) return;
      back.current = false;
      button.focus();
    },
  };
}

/**
 * A form of a settings section that does one thing, in the place of the button that opened it (`useActForm`). Its first
 * field takes the focus, and what is wrong; nothing is sent twice.
 */
export function ActForm(props: ActFormProps) {
  const { valid, pending, failure, act, danger, onSend, onCancel, children } = props;
  const [judged, setJudged] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  // The button that had the focus is gone.
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
          {act}
        </Button>
        <Button variant="plain" onClick={onCancel}>
          <Trans>取消</Trans>
        </Button>
      </div>
    </form>
  );
}
