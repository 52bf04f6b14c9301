import { keepDuplicatesMutation } from '@qingyin/data-account';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

/** Remembers that the songs of groups are all wanted, and takes the last time back. */
export function useKeepDuplicates() {
  const [last, setLast] = useState<number>();
  const { mutate, isPending, error } = useMutation(keepDuplicatesMutation());
  return {
    keep: (id: number) => {
      if (!isPending) mutate({ id, kept: true }, { onSuccess: () => setLast(id) });
    },
    /** the group that was decided last; undefined: none */
    last,
    undo: () => {
      if (last !== undefined && !isPending)
        mutate({ id: last, kept: false }, { onSuccess: () => setLast(undefined) });
    },
    error,
  };
}
