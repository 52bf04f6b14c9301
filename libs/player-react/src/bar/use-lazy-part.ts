import { useLingui } from '@lingui/react/macro';
import { loadChunk } from '@qingyin/http-client';
import { attempt } from '@qingyin/ui';
import { type ComponentType, useRef, useState } from 'react';

/**
 * Lazy component: its code is loaded on intent. A failed load shows a message with retry, and the next press loads
 * it again; the surrounding component does not fail.
 */
export function useLazyPart<Props>(load: () => Promise<ComponentType<Props>>) {
  const { t } = useLingui();
  const [part, setPart] = useState<{ Part: ComponentType<Props> } | null>(null);
  const coming = useRef<Promise<void> | null>(null);

  function fetchPart(): Promise<void> {
    coming.current ??= loadChunk(load).then(
      (Part) => setPart({ Part }),
      (error: unknown) => {
        coming.current = null;
        throw error;
      },
    );
    return coming.current;
  }

  return {
    Part: part?.Part ?? null,
    /** for hover and focus: preloads silently */
    ahead: (): void => void fetchPart().catch(() => undefined),
    /** for a press: loads, with an error message */
    need: (): void => void attempt(t`没有载入，请再试一次`, fetchPart),
  };
}
