import { ErrorState, QueryBoundary } from '@qingyin/ui';
import { type ReactNode } from 'react';
import { NotFoundState } from './NotFoundState.tsx';

/**
 * Body codes for missing or private resources (docs/specification/contract/transport.md#codes); they are not session
 * errors.
 */
const NOT_THERE = new Set([400, 401, 403, 404]);

/** Whether an error means that the resource does not exist, so that a retry is pointless. */
function isNotThere(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && NOT_THERE.has(Number(error.code));
}

export interface DetailBoundaryProps {
  pending: ReactNode;
  /** message for a resource that does not exist */
  gone: ReactNode;
  children: ReactNode;
}

/**
 * Boundary for the content of a detail page: skeleton while loading, a message for missing resources, otherwise an
 * error with 重试.
 */
export function DetailBoundary({ pending, gone, children }: DetailBoundaryProps) {
  return (
    <QueryBoundary
      pending={pending}
      failed={(error, retry) =>
        isNotThere(error) ? (
          <NotFoundState mayBeWithheld>{gone}</NotFoundState>
        ) : (
          <ErrorState error={error} onRetry={retry} />
        )
      }
    >
      {children}
    </QueryBoundary>
  );
}
