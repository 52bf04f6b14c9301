import { createContext, useContext } from 'react';

/** Takes files that were chosen or dropped. */
export type TakeFiles = (files: readonly File[], leftOut: number) => void;

export const TakeFilesContext = createContext<TakeFiles>(() => undefined);
export const useTakeFiles = (): TakeFiles => useContext(TakeFilesContext);
