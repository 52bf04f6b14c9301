import { useEffect } from 'react';

/** Calls back with the first picture of the clipboard whenever the user pastes, unless the clipboard has none. */
export function usePastedPicture(onPicture: (picture: File) => void): void {
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const picture = [...(event.clipboardData?.files ?? [])].find(({ type }) => type.startsWith('image/'));
      if (!picture) return;
      event.preventDefault();
      onPicture(picture);
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, [onPicture]);
}
