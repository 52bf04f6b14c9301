import { useLingui } from '@lingui/react/macro';
import { textLocaleOf } from '@qingyin/i18n';
import { providers, recogniseVideo, type VideoLink } from '@qingyin/video-links';
import { type ChangeEvent, useState } from 'react';

/** State of a field for a video link. */
export interface VideoLinkFieldState {
  /** recognised video; null if there is none */
  found: VideoLink | null;
  /** props of the text field */
  field: {
    value: string;
    onChange: (event: ChangeEvent<HTMLInputElement>) => void;
    onBlur: () => void;
    error: string | null;
    hint: string | undefined;
  };
  /** Returns the video for submission; if there is none, the field shows its error from now on. */
  take: () => VideoLink | null;
  clear: () => void;
}

const PASTED = new Set(['insertFromPaste', 'insertFromDrop']);

/**
 * State of a field for a link to a video of another service. Pasted text is validated at once, typed text on blur;
 * no request is made.
 */
export function useVideoLinkField(initial = ''): VideoLinkFieldState {
  const { t, i18n } = useLingui();
  const [text, setText] = useState(initial);
  const [whole, setWhole] = useState(false);
  const found = recogniseVideo(text);
  const services = new Intl.ListFormat(textLocaleOf(i18n.locale), { type: 'disjunction' }).format(
    Object.values(providers).map(({ title }) => title),
  );
  const wrong =
    text.trim() === ''
      ? t`请先粘贴一个链接`
      : t`没有认出视频链接。短链接请先在浏览器里打开，再复制地址栏里的地址。`;
  return {
    found,
    field: {
      value: text,
      onChange: ({ currentTarget, nativeEvent }) => {
        setText(currentTarget.value);
        setWhole(nativeEvent instanceof InputEvent && PASTED.has(nativeEvent.inputType));
      },
      onBlur: () => setWhole(text.trim() !== ''),
      error: whole && !found ? wrong : null,
      hint: found ? undefined : t`可以是 ${services} 的视频`,
    },
    take: () => {
      setWhole(true);
      return found;
    },
    clear: () => {
      setText('');
      setWhole(false);
    },
  };
}
