import { useLazyPart } from '@qingyin/ui';
import { type ReactNode, useState } from 'react';
import { useOverlayEntry } from './use-overlay-entry.ts';
import { ViewerContext, type ViewRequest } from './viewer-context.ts';

/** Where pictures below it are opened; the code that shows them comes with the first press, and Back closes them. */
export function ViewerHost({ children }: { children: ReactNode }) {
  const [request, setRequest] = useState<ViewRequest | null>(null);
  const { Part, need } = useLazyPart(() =>
    import('./PictureViewer.tsx').then((module) => module.PictureViewer),
  );
  const entry = useOverlayEntry(() => setRequest(null));
  const open = (wanted: ViewRequest) => {
    need();
    setRequest(wanted);
    entry.open();
  };
  return (
    <ViewerContext value={open}>
      {children}
      {request && Part && <Part {...request} onClose={entry.close} />}
    </ViewerContext>
  );
}
