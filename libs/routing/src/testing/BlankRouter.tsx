import { RouterContextProvider } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { createTestRouter } from './test-router.ts';

/** Renders children inside a router with blank pages, so that links get addresses. */
export function BlankRouter({ children }: { children: ReactNode }) {
  const [router] = useState(() => createTestRouter({}));
  return <RouterContextProvider router={router}>{children}</RouterContextProvider>;
}
