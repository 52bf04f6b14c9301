import { QueryErrorResetBoundary } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { ErrorState } from './ErrorState.tsx';

export interface QueryBoundaryProps {
  children: ReactNode;
  /** skeleton of the exact shape of what comes; without one, the block waits together with what is around it */
  pending?: ReactNode;
  /** in place of `ErrorState` */
  failed?: (error: unknown, retry: () => void) => ReactNode;
  /** another value forgets the error, e.g. the id the block shows */
  resetKey?: string | number;
}

/**
 * One independent block of a page: waits behind its skeleton, fails with its own 重试 that asks its queries anew,
 * and never takes the page down (screens.md, Loading).
 */
export function QueryBoundary({ children, pending, failed = defaultFailed, resetKey }: QueryBoundaryProps) {
  return (
    <QueryErrorResetBoundary>
      {({ reset }) => (
        <ErrorBoundary failed={failed} onRetry={reset} resetKey={resetKey}>
          {pending === undefined ? children : <Suspense fallback={pending}>{children}</Suspense>}
        </ErrorBoundary>
      )}
    </QueryErrorResetBoundary>
  );
}

const defaultFailed = (error: unknown, retry: () => void) => <ErrorState error={error} onRetry={retry} />;
