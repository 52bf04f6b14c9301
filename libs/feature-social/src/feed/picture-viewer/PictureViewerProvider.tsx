import { useLazyComponent } from '@qingyin/ui';
import { type ReactNode, useState } from 'react';
import { useOverlayHistoryEntry } from './use-overlay-history-entry.ts';
import { PictureViewerContext, type PictureViewerRequest } from './picture-viewer-context.ts';

/** Provides `usePictureViewer` to the posts below. The viewer's code loads on first use; Back closes the viewer. */
export function PictureViewerProvider({ children }: { children: ReactNode }) {
  const [request, setRequest] = useState<PictureViewerRequest | null>(null);
  const { Part, need } = useLazyComponent(() =>
    import('./PictureViewer.tsx').then((module) => module.PictureViewer),
  );
  const entry = useOverlayHistoryEntry(() => setRequest(null));
  const open = (wanted: PictureViewerRequest) => {
    need();
    setRequest(wanted);
    entry.open();
  };
  return (
    <PictureViewerContext value={open}>
      {children}
      {request && Part && <Part {...request} onClose={entry.close} />}
    </PictureViewerContext>
  );
}
