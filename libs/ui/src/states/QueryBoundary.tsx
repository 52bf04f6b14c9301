import { QueryErrorResetBoundary } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { ErrorState } from './ErrorState.tsx';

export interface QueryBoundaryProps {
  children: ReactNode;
  /** skeleton of the same shape as the content; without it the block suspends together with its surroundings */
  pending?: ReactNode;
  /** replaces `ErrorState` */
  failed?: (error: unknown, retry: () => void) => ReactNode;
  /** a changed value resets the error, e.g. the id the block shows */
  resetKey?: string | number;
}

/**
 * Independent block of a page: shows its skeleton while it loads, and on failure an error whose 重试 fetches its
 * queries again. Errors do not reach the rest of the page (docs/specification/README.md, Loading).
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
