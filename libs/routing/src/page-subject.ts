import { createContext, useContext, useEffect } from 'react';

type SetSubject = (subject: string | null) => void;

const PageSubject = createContext<SetSubject>(() => undefined);

/** Given by the app: where the name of the thing on the page goes (screens.md, decision 9). */
export const PageSubjectProvider = PageSubject.Provider;

/** Puts the name of the page's thing in front of the title once it is known; the next page starts without. */
export function usePageSubject(name: string | null | undefined): void {
  const setSubject = useContext(PageSubject);
  useEffect(() => {
    if (name) setSubject(name);
  }, [name, setSubject]);
}
