import type { Cover, PlaylistEdit } from '@qingyin/data-library';
import { persistedValue, queryRoots } from '@qingyin/query-kit';

/** Persisted unsaved changes of a playlist, per user and device. Survives the page and the login. */
export const persistedDraft = (userId: string, id: string) =>
  persistedValue(queryRoots.library, `playlist-draft-${userId}-${id}`, readDraft);

/** Parses a persisted draft; fields of the wrong type are dropped. */
function readDraft(kept: unknown): PlaylistEdit {
  if (typeof kept !== 'object' || kept === null) return {};
  const { name, description, tags, cover, publish } = kept as Partial<Record<keyof PlaylistEdit, unknown>>;
  return {
    ...(typeof name === 'string' && { name }),
    ...(typeof description === 'string' && { description }),
    ...(Array.isArray(tags) && { tags: tags.filter((tag) => typeof tag === 'string') }),
    ...(isCover(cover) && { cover }),
    ...(typeof publish === 'boolean' && { publish }),
  };
}

function isCover(value: unknown): value is Cover {
  if (typeof value !== 'object' || value === null) return false;
  const { picture, edge } = value as Partial<Record<keyof Cover, unknown>>;
  return picture instanceof Blob && typeof edge === 'number';
}
