import type { PlaylistDetail } from '@qingyin/contract';
import {
  type EditFailures,
  editPlaylistMutation,
  type PlaylistEdit,
  type PlaylistField,
} from '@qingyin/data-library';
import { useMutation } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { changesIn, type Fault, faultsIn, isEmpty } from './edit.ts';
import { useKeptDraft } from './use-kept-draft.ts';

const NONE: EditFailures = new Map();

/** A playlist's fields while they are edited. */
export interface Editing {
  /** what the fields say; a field that is not in it is as the list has it */
  edit: PlaylistEdit;
  set: (change: PlaylistEdit) => void;
  /** takes a field back to what the list has */
  reset: (field: PlaylistField) => void;
  /** there is something to save */
  dirty: boolean;
  busy: boolean;
  /** something that was not saved the last time is in the fields */
  resumed: boolean;
  /** wrong before anything is sent; a missing name only after the first try to save */
  faults: ReadonlyMap<PlaylistField, Fault>;
  /** refused by the service and not changed since */
  failures: EditFailures;
  /** Saves what changed; false when not all of it could be, which the fields say. */
  save: () => Promise<boolean>;
  /** Takes everything back and forgets it. */
  discard: () => void;
}

/** The state of the form. `draft` is what it begins with. */
export function useEdit(playlist: PlaylistDetail, userId: string, draft: PlaylistEdit): Editing {
  const id = String(playlist.id);
  const [edit, setEdit] = useState(() => changesIn(draft, playlist));
  const [resumed, setResumed] = useState(() => !isEmpty(edit));
  const [tried, setTried] = useState(false);
  const [failures, setFailures] = useState(NONE);
  const { mutateAsync, isPending } = useMutation(editPlaylistMutation());
  const changes = useMemo(() => changesIn(edit, playlist), [edit, playlist]);
  const forget = useKeptDraft(userId, id, changes);
  const faults = faultsIn(edit);

  const settle = (...fields: PlaylistField[]) =>
    setFailures((known) => new Map([...known].filter(([field]) => !fields.includes(field))));
  const discard = () => {
    setEdit({});
    setFailures(NONE);
    setTried(false);
    setResumed(false);
    forget();
  };

  return {
    edit,
    set: (change) => {
      setEdit((old) => ({ ...old, ...change }));
      settle(...(Object.keys(change) as PlaylistField[]));
    },
    reset: (field) => {
      setEdit(({ [field]: _taken, ...rest }) => rest);
      settle(field);
    },
    dirty: !isEmpty(changes),
    busy: isPending,
    resumed,
    faults: new Map([...faults].filter(([, fault]) => tried || fault !== 'missing')),
    failures,
    save: async () => {
      setTried(true);
      if (faults.size > 0) return false;
      const failed = await mutateAsync({ id, edit: changes });
      // What went through is the list's own now; what was typed meanwhile is not saved yet.
      setEdit((now) => {
        const left = Object.entries(now).filter(([name, value]) => {
          const field = name as PlaylistField;
          return failed.has(field) || value !== edit[field];
        });
        return Object.fromEntries(left);
      });
      setFailures(failed);
      if (failed.size > 0) return false;
      setTried(false);
      setResumed(false);
      return true;
    },
    discard,
  };
}
