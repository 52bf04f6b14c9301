import {
  type ClipboardEvent,
  type KeyboardEvent,
  type RefObject,
  type SyntheticEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { insertMention } from './mention-at.ts';
import { useMentions } from './use-mentions.ts';

/** Props of `Composer` that the field uses. */
interface FieldProps {
  value: string;
  onChange: (text: string) => void;
  fieldRef?: RefObject<HTMLTextAreaElement | null>;
  onFiles?: (files: File[]) => void;
}

/** Behaviour of the composer's text field: caret, insertion of emoji, mention suggestions, pasted files. */
export function useComposerField({ value, onChange, fieldRef, onFiles }: FieldProps) {
  const own = useRef<HTMLTextAreaElement>(null);
  const field = fieldRef ?? own;
  const mentions = useMentions();
  /** caret position to set after the next render */
  const caret = useRef<number | null>(null);

  useLayoutEffect(() => {
    if (caret.current === null) return;
    field.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  }, [value, field]);

  const put = (text: string, at: number): void => {
    caret.current = at;
    onChange(text);
  };
  const insert = (text: string): void => {
    const { selectionStart = value.length, selectionEnd = value.length } = field.current ?? {};
    put(value.slice(0, selectionStart) + text + value.slice(selectionEnd), selectionStart + text.length);
  };
  const take = (nickname: string): void => {
    if (!mentions.typed) return;
    const named = insertMention(value, mentions.typed, nickname);
    put(named.text, named.caret);
    mentions.close();
    field.current?.focus();
  };
  const look = ({ currentTarget }: SyntheticEvent<HTMLTextAreaElement>): void =>
    mentions.update(currentTarget.value, currentTarget.selectionStart);

  const onKeyDown = (event: KeyboardEvent): void => {
    const { people, chosen } = mentions;
    const person = people[chosen];
    if (!person) return;
    if (event.key === 'ArrowDown') mentions.choose((chosen + 1) % people.length);
    else if (event.key === 'ArrowUp') mentions.choose((chosen + people.length - 1) % people.length);
    else if (event.key === 'Enter' || event.key === 'Tab') take(person.nickname);
    else if (event.key === 'Escape') mentions.close();
    else return;
    event.preventDefault();
    // Escape closes the suggestions, not the dialog around the composer.
    event.stopPropagation();
  };

  return {
    field,
    mentions,
    insert,
    take,
    events: {
      onChange: (event: SyntheticEvent<HTMLTextAreaElement>) => {
        onChange(event.currentTarget.value);
        look(event);
      },
      onSelect: look,
      onBlur: mentions.close,
      onKeyDown,
      onPaste: (event: ClipboardEvent) => {
        const files = [...event.clipboardData.files];
        if (!onFiles || files.length === 0) return;
        event.preventDefault();
        onFiles(files);
      },
    },
  };
}
