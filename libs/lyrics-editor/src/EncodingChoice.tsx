import { encodingName } from '@qingyin/text-encoding';
import { useLingui } from '@lingui/react/macro';
import { previewBytes } from '@qingyin/text-encoding';
import { RadioList } from '@qingyin/ui';
import { useMemo } from 'react';

interface EncodingChoiceProps {
  bytes: Uint8Array;
  /** text in the current encoding */
  text: string;
  onText: (text: string) => void;
}

/** Number of characters in the preview of an encoding. */
const SHOWN = 24;
const firstBeyondAscii = (text: string): string => {
  const line = text.split(/\r\n|[\r\n]/).find((each) => /[^\0-\x7f]/.test(each)) ?? '';
  return [...line.replace(/^(?:\[[^\]]*\])+/, '')].slice(0, SHOWN).join('');
};

/** Choice of a lyrics file's encoding, for files in which it cannot be detected. */
export function EncodingChoice({ bytes, text, onText }: EncodingChoiceProps) {
  const { t, i18n } = useLingui();
  const previews = useMemo(() => previewBytes(bytes), [bytes]);
  const textOf = (encoding: string) => previews.find((each) => each.encoding === encoding)?.texts[0] ?? '';
  return (
    <RadioList
      label={t`不能确定文件的编码，哪一种读法是对的？`}
      value={previews.find(({ texts }) => texts[0] === text)?.encoding ?? ''}
      options={previews.map(({ encoding }) => ({
        value: encoding,
        text: firstBeyondAscii(textOf(encoding)),
        note: encodingName(encoding, i18n.locale),
      }))}
      onChange={(encoding) => onText(textOf(encoding))}
    />
  );
}
