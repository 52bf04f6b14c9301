import { useLazyPart } from '@qingyin/ui';
import { type ReactNode, useState } from 'react';
import { useOverlayEntry } from './use-overlay-entry.ts';
import { ViewerContext, type ViewRequest } from './viewer-context.ts';

/** Provides `usePictureViewer` to the posts below. The viewer's code loads on first use; Back closes the viewer. */
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
