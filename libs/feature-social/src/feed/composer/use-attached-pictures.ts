import { useLingui } from '@lingui/react/macro';
import { POST_PICTURE_BYTES_MAX, POST_PICTURES_MAX } from '@qingyin/contract';
import { uploadPostPicture } from '@qingyin/data-social';
import { message } from '@qingyin/ui';
import { useEffect, useRef, useState } from 'react';
import type { DraftPicture } from './draft-attachments.ts';
import { compressPicture } from './compress-picture.ts';
import { type PictureUploadFailure, pictureUploadFailure } from './picture-upload-failure.ts';

/** Picture attached to the post being written. */
export interface AttachedPicture {
  id: number;
  /** selected file; absent for pictures restored from a draft */
  file?: Blob;
  /** absent until it is uploaded */
  sent?: DraftPicture;
  /** why the upload failed */
  failed?: PictureUploadFailure;
}

/** Pictures attached to a post, with their commands. */
export interface AttachedPictureList {
  pictures: readonly AttachedPicture[];
  sending: boolean;
  add: (files: readonly File[]) => void;
  retry: (id: number) => void;
  remove: (id: number) => void;
  /** moves a picture to another index; ignored if out of range */
  move: (id: number, place: number) => void;
  /** puts pictures of a restored draft in front */
  restore: (kept: readonly DraftPicture[]) => void;
}

let lastId = 0;

/** Pictures of the post being written; uploads them sequentially as they are selected. */
export function useAttachedPictures(): AttachedPictureList {
  const { t } = useLingui();
  const [pictures, setPictures] = useState<readonly AttachedPicture[]>([]);
  const line = useRef(Promise.resolve());
  const leaving = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);

  const change = (id: number, part: Partial<AttachedPicture>) =>
    setPictures((all) => all.map((one) => (one.id === id ? { ...one, ...part } : one)));
  const send = (id: number, file: Blob) => {
    const { signal } = leaving.current;
    line.current = line.current.then(async () => {
      if (signal.aborted) return;
      try {
        const picture = await compressPicture(file);
        if (picture.size > POST_PICTURE_BYTES_MAX) return change(id, { failed: 'large' });
        const sent = await uploadPostPicture(picture, signal);
        change(id, { sent: { ...sent, sentAt: Date.now() } });
      } catch (error) {
        change(id, { failed: pictureUploadFailure(error) });
      }
    });
  };

  return {
    pictures,
    sending: pictures.some(({ sent, failed }) => !sent && !failed),
    add: (files) => {
      const images = files.filter(({ type }) => type.startsWith('image/'));
      if (images.length < files.length) message.info(t`有些文件不是图片，没有添加`);
      const room = POST_PICTURES_MAX - pictures.length;
      if (images.length > room) message.info(t`最多 ${POST_PICTURES_MAX} 张图片`);
      const chosen = images.slice(0, room).map((file) => ({ id: ++lastId, file }));
      setPictures((all) => [...all, ...chosen]);
      for (const { id, file } of chosen) send(id, file);
    },
    retry: (id) => {
      const file = pictures.find((one) => one.id === id)?.file;
      if (!file) return;
      setPictures((all) => all.map((one) => (one.id === id ? { id, file } : one)));
      send(id, file);
    },
    remove: (id) => setPictures((all) => all.filter((one) => one.id !== id)),
    move: (id, place) =>
      setPictures((all) => {
        const moved = all.find((one) => one.id === id);
        return moved && all[place] ? all.filter((one) => one.id !== id).toSpliced(place, 0, moved) : all;
      }),
    restore: (kept) => setPictures((all) => [...kept.map((sent) => ({ id: ++lastId, sent })), ...all]),
  };
}
