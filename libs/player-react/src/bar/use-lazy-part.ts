import { useLingui } from '@lingui/react/macro';
import { loadChunk } from '@qingyin/http-client';
import { attempt } from '@qingyin/ui';
import { type ComponentType, useRef, useState } from 'react';

/**
 * A part of the bar, or one that it leads to, whose code comes on intent. A chunk that does not arrive is said and offered again,
 * and asked for at the next press as well; the bar itself never falls.
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
    /** for pointer and focus: fetches ahead, silently */
    ahead: (): void => void fetchPart().catch(() => undefined),
    /** for a press */
    need: (): void => void attempt(t`没有载入，请再试一次`, fetchPart),
  };
}
