import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { actionBar } from '../feedback/action-bar.ts';
import { describeError } from './describe-error.ts';
import { reportChunkError } from './chunk-error-handler.ts';
import { QueryBoundary } from './QueryBoundary.tsx';

/** Delay before code that failed to load is requested again, ms: the server may be starting. */
const AGAIN_MS = 5000;

export interface OptionalBoundaryProps {
  children: ReactNode;
  /** fallback while the code loads */
  pending?: ReactNode;
  /** for a part opened by a press: reverts the press when the code fails to load; the action bar shows the reason */
  onLost?: () => void;
}

/**
 * Optional boundary: contains a part (`lazyComponent`) that its block can do without: a menu, a dialog, tools. If
 * its code fails to load, the rest of the screen stays. A part without `onLost` is requested again until it loads.
 */
export function OptionalBoundary({ children, pending = null, onLost }: OptionalBoundaryProps) {
  return (
    <QueryBoundary
      pending={pending}
      failed={(error, retry) =>
        onLost ? (
          <TakenBack error={error} onLost={onLost} />
        ) : (
          <AskedAgain retry={retry}>{pending}</AskedAgain>
        )
      }
    >
      {children}
    </QueryBoundary>
  );
}

function TakenBack({ error, onLost }: { error: unknown; onLost: () => void }) {
  const { i18n } = useLingui();
  const takeBack = useEffectEvent(async () => {
    const outcome = await reportChunkError(error);
    // The URL may hold the opened part: it opens again after the reload.
    if (outcome === 'reloads') return;
    if (outcome === 'same') actionBar.fail({ text: i18n._(describeError(error).sentence) });
    onLost();
  });
  useEffect(() => void takeBack(), []);
  return null;
}

function AskedAgain({ retry, children }: { retry: () => void; children: ReactNode }) {
  useEffect(() => {
    const timer = setTimeout(retry, AGAIN_MS);
    return () => clearTimeout(timer);
  }, [retry]);
  return children;
}
