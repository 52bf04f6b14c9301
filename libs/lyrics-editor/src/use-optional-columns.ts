import { type Dispatch, type SetStateAction, useMemo, useState } from 'react';
import type { OptionalColumns } from './EditorRow.tsx';
import type { EditableLyrics } from './model/editable-lyrics.ts';

/**
 * Which optional columns the editor shows, and a setter for choices of the user. Without a choice, a column is shown
 * if the lyrics that were loaded have such texts.
 */
export function useOptionalColumns({
  lines,
}: EditableLyrics): [OptionalColumns, Dispatch<SetStateAction<Partial<OptionalColumns>>>] {
  const [chosen, choose] = useState<Partial<OptionalColumns>>({});
  const columns = useMemo(
    () => ({
      translation: chosen.translation ?? lines.some(({ translation }) => translation !== ''),
      romanisation: chosen.romanisation ?? lines.some(({ romanisation }) => romanisation !== ''),
    }),
    [chosen, lines],
  );
  return [columns, choose];
}
