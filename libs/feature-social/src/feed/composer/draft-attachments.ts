import type { EventPrivacy } from '@qingyin/contract';
import { postableKinds, type PostedResource, type UploadedPicture } from '@qingyin/data-social';

/** Catalogue item attached to a post, with its display data. */
export interface AttachedResource extends PostedResource {
  name: string;
  by: string;
  coverUrl: string | null;
}

/** Uploaded picture with its upload time, ms since 1970. */
export interface DraftPicture extends UploadedPicture {
  sentAt: number;
}

/** Contents of a draft besides its text. */
export interface DraftAttachments {
  pictures: readonly DraftPicture[];
  thing: AttachedResource | null;
  privacy: EventPrivacy;
}

/** The service deletes unused pictures after a day; one hour of margin. */
const PICTURE_LIFE_MS = 23 * 3_600_000;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const isText = (value: unknown): value is string => typeof value === 'string';

const isPicture = (value: unknown): value is DraftPicture =>
  isRecord(value) &&
  isText(value['key']) &&
  isText(value['url']) &&
  [value['width'], value['height'], value['sentAt']].every((one) => typeof one === 'number');

const isAttachedResource = (value: unknown): value is AttachedResource =>
  isRecord(value) &&
  postableKinds.some((kind) => kind === value['kind']) &&
  [value['id'], value['name'], value['by']].every(isText) &&
  (value['coverUrl'] === null || isText(value['coverUrl']));

const privacies: readonly EventPrivacy[] = [0, 1, 2, 6];

/** Parses the persisted data of a draft: replaces invalid fields by defaults and drops expired pictures. */
export function parseDraftAttachments(kept: unknown, now: number): DraftAttachments {
  const { pictures, thing, privacy } = isRecord(kept) ? kept : {};
  const all = Array.isArray(pictures) ? pictures.filter(isPicture) : [];
  return {
    pictures: all.filter(({ sentAt }) => now - sentAt < PICTURE_LIFE_MS),
    thing: isAttachedResource(thing) ? thing : null,
    privacy: privacies.find((one) => one === privacy) ?? 0,
  };
}

/** Data to persist for a draft; undefined if it has no attachments and is public. */
export const serializeDraftAttachments = (extra: DraftAttachments): DraftAttachments | undefined =>
  extra.pictures.length > 0 || extra.thing || extra.privacy !== 0 ? extra : undefined;
