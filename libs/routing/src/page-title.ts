import { createContext, useContext, useEffect } from 'react';

type SetSubject = (subject: string | null) => void;

const PageSubject = createContext<SetSubject>(() => undefined);

/** Provides the function that shows the page's title in `document.title` (docs/specification/routes.md#page-titles). */
export const PageTitleProvider = PageSubject.Provider;

/** Puts the name of the page's content in front of the title once it is known; navigation resets it. */
export function usePageTitle(name: string | null | undefined): void {
  const setSubject = useContext(PageSubject);
  useEffect(() => {
    if (name) setSubject(name);
  }, [name, setSubject]);
}
