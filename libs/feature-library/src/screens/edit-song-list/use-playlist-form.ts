import type { PlaylistDetail } from '@qingyin/contract';
import {
  type EditFailures,
  editPlaylistMutation,
  type PlaylistEdit,
  type PlaylistField,
} from '@qingyin/data-library';
import { useMutation } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { changesIn, type FieldError, validateEdit, isEmpty } from './playlist-changes.ts';
import { usePersistedDraft } from './use-persisted-draft.ts';

const NONE: EditFailures = new Map();

/** State of the playlist edit form. */
export interface PlaylistForm {
  /** changed field values; a missing field has its saved value */
  edit: PlaylistEdit;
  set: (change: PlaylistEdit) => void;
  /** resets a field to its saved value */
  reset: (field: PlaylistField) => void;
  /** whether there are unsaved changes */
  dirty: boolean;
  busy: boolean;
  /** whether persisted changes of an earlier visit were restored */
  resumed: boolean;
  /** validation errors; a missing name counts only after the first attempt to save */
  faults: ReadonlyMap<PlaylistField, FieldError>;
  /** fields refused by the service and not changed since */
  failures: EditFailures;
  /** Saves the changed fields; resolves to false if a field is invalid or refused. */
  save: () => Promise<boolean>;
  /** Discards all changes and the persisted draft. */
  discard: () => void;
}

/** State of the edit form, starting with the persisted `draft`. */
export function usePlaylistForm(playlist: PlaylistDetail, userId: string, draft: PlaylistEdit): PlaylistForm {
  const id = String(playlist.id);
  const [edit, setEdit] = useState(() => changesIn(draft, playlist));
  const [resumed, setResumed] = useState(() => !isEmpty(edit));
  const [tried, setTried] = useState(false);
  const [failures, setFailures] = useState(NONE);
  const { mutateAsync, isPending } = useMutation(editPlaylistMutation());
  const changes = useMemo(() => changesIn(edit, playlist), [edit, playlist]);
  const forget = usePersistedDraft(userId, id, changes);
  const faults = validateEdit(edit);

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
      // Saved fields are dropped from the edit; refused fields and values changed during the request stay.
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
