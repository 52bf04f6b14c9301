import { useLingui } from '@lingui/react/macro';
import { loadChunk } from '@qingyin/http-client';
import type { LaterPart } from '@qingyin/i18n';
import { useLoadTexts } from '@qingyin/i18n/react';
import { type ComponentType, useRef, useState } from 'react';
import { attempt } from '../feedback/attempt.ts';

/**
 * Lazy component that is loaded on intent, with the app's texts: `ahead` on pointer and focus, `need` on a press. A chunk
 * that does not arrive is reported with a retry, and requested again at the next press.
 *
 * @param texts the catalog with its texts, by default the app's
 */
export function useLazyComponent<Props>(load: () => Promise<ComponentType<Props>>, texts?: LaterPart) {
  const { t } = useLingui();
  const loadTexts = useLoadTexts();
  const [part, setPart] = useState<{ Part: ComponentType<Props> } | null>(null);
  const coming = useRef<Promise<void> | null>(null);

  function fetchPart(): Promise<void> {
    coming.current ??= loadChunk(async () => (await Promise.all([load(), loadTexts(texts)]))[0]).then(
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
