import { RouterContextProvider } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { createTestRouter } from './test-router.ts';

/** A router whose pages are blank around what a spec draws: links in it have their addresses. */
export function BlankRouter({ children }: { children: ReactNode }) {
  const [router] = useState(() => createTestRouter({}));
  return <RouterContextProvider router={router}>{children}</RouterContextProvider>;
}
