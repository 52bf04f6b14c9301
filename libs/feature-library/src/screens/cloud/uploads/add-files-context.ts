import { createContext, useContext } from 'react';

/** Receives chosen or dropped files; `leftOut` is the number of skipped files that are not songs. */
export type AddFiles = (files: readonly File[], leftOut: number) => void;

export const AddFilesContext = createContext<AddFiles>(() => undefined);
export const useAddFiles = (): AddFiles => useContext(AddFilesContext);
