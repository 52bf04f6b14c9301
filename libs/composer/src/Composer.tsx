import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { hasVisibleText, POST_MAX, cleanedLength } from '@qingyin/contract';
import { Button, isImeKey } from '@qingyin/ui';
import {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { EmojiButton } from './EmojiButton.tsx';
import { MentionList } from './MentionList.tsx';
import { useComposerField } from './use-composer-field.ts';
import classes from './Composer.module.css';

export interface ComposerProps {
  value: string;
  onChange: (text: string) => void;
  /** only called with a text that the service accepts */
  onSubmit: () => void;
  /** accessible name of the field */
  label: string;
  placeholder?: string;
  submitLabel: string;
  /** a request is running: the text stays and cannot be sent twice */
  isSending?: boolean;
  /** why sending failed */
  error?: string | null;
  /** maximum length in characters, less what else is sent along; default: `POST_MAX` */
  maxLength?: number;
  /** the text may be empty, because something else is sent (pictures, a song) */
  allowsEmpty?: boolean;
  /** first field of a dialog, which focuses it */
  firstInDialog?: boolean;
  /** for callers that focus the field */
  fieldRef?: RefObject<HTMLTextAreaElement | null>;
  /** visible lines while the field is empty */
  rows?: number;
  /** further buttons beside the emoji button */
  tools?: ReactNode;
  /** attachments, between the field and its buttons */
  children?: ReactNode;
  /** secondary button before the submit button, such as one that closes the composer */
  secondaryAction?: ReactNode;
  /** called with pasted pictures or files */
  onFiles?: (files: File[]) => void;
}

/** The remaining length is displayed from this many characters on. */
const NEARLY = 30;

/**
 * Composer for posts and comments: a growing text field with emoji, mentions after `@` and the remaining length,
 * counted as the service counts. Ctrl+Enter or ⌘+Enter submits. Text that is too long stays, with the number of
 * surplus characters.
 */
export function Composer(props: ComposerProps) {
  const {
    value,
    label,
    placeholder,
    submitLabel,
    isSending = false,
    error = null,
    maxLength = POST_MAX,
  } = props;
  const { t } = useLingui();
  const id = useId();
  const { field, mentions, insert, take, events } = useComposerField(props);
  const left = maxLength - cleanedLength(value);
  const over = -left;
  const sendable = left >= 0 && (hasVisibleText(value) || props.allowsEmpty === true);
  const isDisabled = isSending || !sendable;
  const submitButton = useRef<HTMLButtonElement>(null);
  // A disabled button loses the focus: after a press by key, it continues in the field.
  useLayoutEffect(() => {
    if (isDisabled && submitButton.current?.matches(':focus-visible'))
      field.current?.focus({ preventScroll: true });
  }, [isDisabled, field]);
  const shown = mentions.people.length > 0;
  const said = error ?? (left < 0 ? t`${plural(over, { other: '太长了，多出 # 个字' })}` : null);

  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    if (!isSending && sendable) props.onSubmit();
    else field.current?.focus();
  };
  const keys = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // Keys of an IME composition (pinyin) belong to the input method.
    if (isImeKey(event.nativeEvent)) return;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) return submit(event);
    events.onKeyDown(event);
  };

  return (
    <form className={classes.box} noValidate onSubmit={submit} data-invalid={said ? '' : undefined}>
      <div className={classes.field}>
        <textarea
          ref={field}
          className={classes.area}
          rows={props.rows ?? 2}
          value={value}
          placeholder={placeholder}
          dir="auto"
          autoComplete="off"
          data-autofocus={props.firstInDialog ? true : undefined}
          aria-label={label}
          aria-invalid={said ? true : undefined}
          aria-describedby={`${id}-count${said ? ` ${id}-said` : ''}`}
          aria-autocomplete="list"
          aria-controls={shown ? `${id}-people` : undefined}
          aria-activedescendant={shown ? `${id}-people-${String(mentions.chosen)}` : undefined}
          {...events}
          onKeyDown={keys}
        />
        {shown && <MentionList id={`${id}-people`} mentions={mentions} onTake={take} />}
      </div>
      {props.children}
      {said && (
        <p id={`${id}-said`} className={classes.said} role="alert">
          {said}
        </p>
      )}
      <div className={classes.bar}>
        <EmojiButton onChoose={insert} />
        {props.tools}
        <span id={`${id}-count`} className={classes.count} data-over={left < 0 || undefined}>
          <span aria-hidden>{left <= NEARLY || value !== '' ? left : ''}</span>
          <span className="qy-unseen">{left >= 0 && t`${plural(left, { other: '还可以写 # 个字' })}`}</span>
        </span>
        {props.secondaryAction}
        <Button
          ref={submitButton}
          type="submit"
          variant="filled"
          size="s"
          aria-busy={isSending || undefined}
          disabled={isDisabled}
        >
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}
