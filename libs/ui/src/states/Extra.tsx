import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { actionBar } from '../feedback/action-bar.ts';
import { describeError } from './describe-error.ts';
import { reportLostCode } from './lost-code.ts';
import { QueryBoundary } from './QueryBoundary.tsx';

/** How soon code that did not come is asked for again, ms: the server may be starting. */
const AGAIN_MS = 5000;

export interface ExtraProps {
  children: ReactNode;
  /** stands for it while its code is not there */
  pending?: ReactNode;
  /** for what a press has opened: takes the press back when the code does not come, and the user is told why */
  onLost?: () => void;
}

/**
 * A part (`lazyPart`) that its block can do without: a menu, a dialog, tools. When its code does not come, what is on the
 * screen already stays there. A part that stands in the page is asked for again until it comes.
 */
export function Extra({ children, pending = null, onLost }: ExtraProps) {
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
    const outcome = await reportLostCode(error);
    // The address may hold what was opened: it is there again after the reload.
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
