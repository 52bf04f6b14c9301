import { type ChosenFile } from '@qingyin/data-library';
import { createContext, useContext } from 'react';

/** Receives chosen or dropped files; `leftOut` is the number of skipped files that are neither songs nor lyrics. */
export type AddFiles = (files: readonly ChosenFile[], leftOut: number) => void;

export const AddFilesContext = createContext<AddFiles>(() => undefined);
export const useAddFiles = (): AddFiles => useContext(AddFilesContext);
