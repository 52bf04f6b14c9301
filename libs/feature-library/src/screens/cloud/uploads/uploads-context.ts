import { createContext, useContext } from 'react';

/** Receives chosen or dropped files; `leftOut` is the number of skipped files that are not songs. */
export type TakeFiles = (files: readonly File[], leftOut: number) => void;

export const TakeFilesContext = createContext<TakeFiles>(() => undefined);
export const useTakeFiles = (): TakeFiles => useContext(TakeFilesContext);
