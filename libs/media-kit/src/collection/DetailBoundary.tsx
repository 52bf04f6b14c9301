import { ErrorState, QueryBoundary } from '@qingyin/ui';
import { type ReactNode } from 'react';
import { NotThere } from './NotThere.tsx';

/** No such thing, or somebody's private one (contract page, 1.5): codes of the body, which are no session errors. */
const NOT_THERE = new Set([400, 401, 403, 404]);

/** Whether this failure says that there is nothing to show here, however often one asks. */
function isNotThere(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && NOT_THERE.has(Number(error.code));
}

export interface DetailBoundaryProps {
  pending: ReactNode;
  /** said where the thing does not exist */
  gone: ReactNode;
  children: ReactNode;
}

/** The body of a page about one thing: its shape while it comes, a friendly word where there is none, else 重试. */
export function DetailBoundary({ pending, gone, children }: DetailBoundaryProps) {
  return (
    <QueryBoundary
      pending={pending}
      failed={(error, retry) =>
        isNotThere(error) ? <NotThere>{gone}</NotThere> : <ErrorState error={error} onRetry={retry} />
      }
    >
      {children}
    </QueryBoundary>
  );
}
