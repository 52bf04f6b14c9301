import { useLingui } from '@lingui/react/macro';
import { detectUnsupportedFormat } from '@qingyin/lyrics/ttml';

/** Returns the error message for a text in a known but unsupported format; undefined for other texts. */
export function useUnsupportedFormatMessage(): (text: string) => string | undefined {
  const { t } = useLingui();
  return (text) => {
    const form = detectUnsupportedFormat(text);
    if (!form) return undefined;
    const { name, encrypted } = form;
    return encrypted ? t`这是加密的 ${name} 歌词，还不能读取` : t`这是 ${name} 格式的歌词，还不能读取`;
  };
}
