import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { isVisible, POST_MAX, writtenLength } from '@qingyin/contract';
import { Button, isComposed } from '@qingyin/ui';
import { type FormEvent, type KeyboardEvent, type ReactNode, type RefObject, useId } from 'react';
import { EmojiButton } from './EmojiButton.tsx';
import { MentionList } from './MentionList.tsx';
import { useWordsField } from './use-words-field.ts';
import classes from './WordsBox.module.css';

export interface WordsBoxProps {
  value: string;
  onChange: (words: string) => void;
  /** only called with words that the service takes */
  onSubmit: () => void;
  /** accessible name of the field */
  label: string;
  placeholder?: string;
  submitLabel: string;
  /** something is on its way: the words stay, and are not sent twice */
  busy?: boolean;
  /** why it was not sent */
  error?: string | null;
  /** characters that fit beside what else is sent along; default: all of a post */
  room?: number;
  /** there is something to send beside words (pictures, a song), so that these may be missing */
  wordless?: boolean;
  /** the first thing to be written in of a dialog, which gives it the focus */
  firstInDialog?: boolean;
  /** to give the field the focus from outside */
  fieldRef?: RefObject<HTMLTextAreaElement | null>;
  /** lines before anything is written */
  rows?: number;
  /** further buttons beside the emoji */
  tools?: ReactNode;
  /** between the field and its buttons: what is sent along */
  children?: ReactNode;
  /** a second button before the one that sends, such as one that closes the box */
  beside?: ReactNode;
  /** pictures or files that were pasted */
  onFiles?: (files: File[]) => void;
}

/** From here on it is said how many characters are left. */
const NEARLY = 30;

/**
 * Where people write: a field that grows, emoji, names after `@`, and how many characters are left, counted as the
 * service counts them. Ctrl or ⌘ with Enter sends. What is too long stays and says by how much.
 */
export function WordsBox(props: WordsBoxProps) {
  const { value, label, placeholder, submitLabel, busy = false, error = null, room = POST_MAX } = props;
  const { t } = useLingui();
  const id = useId();
  const { field, mentions, insert, take, events } = useWordsField(props);
  const left = room - writtenLength(value);
  const over = -left;
  const sendable = left >= 0 && (isVisible(value) || props.wordless === true);
  const shown = mentions.people.length > 0;
  const said = error ?? (left < 0 ? t`${plural(over, { other: '太长了，多出 # 个字' })}` : null);

  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    if (!busy && sendable) props.onSubmit();
    else field.current?.focus();
  };
  const keys = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // What is being composed (pinyin) belongs to the input method.
    if (isComposed(event.nativeEvent)) return;
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
        {props.beside}
        <Button
          type="submit"
          variant="filled"
          size="s"
          aria-busy={busy || undefined}
          disabled={busy || !sendable}
        >
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}
