import { useLingui } from '@lingui/react/macro';
import { plural } from '@lingui/core/macro';
import { POST_MAX, cleanedLength } from '@qingyin/contract';
import { TextArea } from '@qingyin/ui';

/** The remaining length is displayed from this many characters on. */
const NEAR = 20;

interface NoteFieldProps {
  note: string;
  onChange: (note: string) => void;
}

/** Additional note of a report, limited to the length of a post. */
export function NoteField({ note, onChange }: NoteFieldProps) {
  const { t } = useLingui();
  const room = POST_MAX - cleanedLength(note);
  const over = -room;
  return (
    <TextArea
      label={t`还想说明什么（可以不写）`}
      rows={3}
      value={note}
      onChange={(event) => onChange(event.currentTarget.value)}
      error={room < 0 ? t`${plural(over, { other: '太长了，多出 # 个字' })}` : null}
      hint={room >= 0 && room <= NEAR ? t`${plural(room, { other: '还可以写 # 个字' })}` : undefined}
    />
  );
}
