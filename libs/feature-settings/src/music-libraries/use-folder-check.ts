import { folderCheckQuery } from '@qingyin/data-account';
import { useDebouncedValue } from '@qingyin/list-layout';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

/** Debounce before a path that is being typed is checked, ms; long, because each check walks through a folder. */
const TYPING_MS = 1000;

/** Checks a folder of the server when its field is left, or when nobody types for a second. */
export function useFolderCheck(path: string) {
  const [left, setLeft] = useState('');
  const debounced = useDebouncedValue(path, TYPING_MS);
  const settled = path !== '' && (path === left || path === debounced);
  const { data, error, isFetching, refetch } = useQuery({ ...folderCheckQuery(path), enabled: settled });
  return {
    check: settled ? data : undefined,
    error: settled ? error : null,
    checking: settled && isFetching,
    /** to be called when the field is left */
    leave: () => setLeft(path),
    refetch: () => void refetch(),
  };
}
