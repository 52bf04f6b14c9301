import { useElementFileDrop, useObjectUrl } from '@qingyin/browser-files';
import { Trans, useLingui } from '@lingui/react/macro';
import type { FoundPictures, PicturedParams } from '@qingyin/contract';
import { choosePictureMutation, type PictureChoice } from '@qingyin/data-account';
import { isApiError } from '@qingyin/http-client';
import { Button, describeActionFailure, message } from '@qingyin/ui';
import { Dialog } from '@qingyin/ui/lazy';
import { useMutation } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { FoundPictureList } from './FoundPictureList.tsx';
import classes from './PictureChoice.module.css';
import { PictureSources } from './PictureSources.tsx';
import { usePastedPicture } from './use-pasted-picture.ts';

/** Largest picture that servers accept, bytes. */
const MOST_BYTES = 10 * 1024 * 1024;

interface PictureFormProps {
  of: PicturedParams;
  pictures: FoundPictures;
  onClose: () => void;
}

/** Preview of the present or the chosen picture, the pictures in the files, and ways to bring another one. */
export function PictureForm({ of, pictures, onClose }: PictureFormProps) {
  const { t, i18n } = useLingui();
  const isAlbum = of.kind === 'album';
  const [choice, setChoice] = useState<{ key: string } | { file: Blob }>();
  const [problem, setProblem] = useState<string>();
  const { mutate, isPending, error, reset } = useMutation(choosePictureMutation(of));
  const fileUrl = useObjectUrl(choice && 'file' in choice ? choice.file : undefined);
  const found = choice && 'key' in choice ? pictures.found.find(({ key }) => key === choice.key) : undefined;
  const url = choice && 'file' in choice ? fileUrl : (found?.url ?? pictures.url);

  const take = useCallback(
    (file: Blob | undefined) => {
      reset();
      if (!file) return setProblem(t`剪贴板里没有图片。`);
      if (file.size > MOST_BYTES) return setProblem(t`图片不能超过 10 MB。`);
      setProblem(undefined);
      return setChoice({ file });
    },
    [reset, t],
  );
  usePastedPicture(take);
  const drop = useElementFileDrop(([file]) => file && take(file));
  const send = (sent: PictureChoice) => {
    if (isPending) return;
    const done = 'undo' in sent ? t`已恢复文件里的图片` : isAlbum ? t`封面已更换` : t`图片已更换`;
    mutate(sent, {
      onSuccess: () => {
        message.success(done);
        onClose();
      },
    });
  };
  const isRefused = isApiError(error) && error.kind === 'failure';
  return (
    <Dialog
      title={isAlbum ? t`选择封面` : t`选择图片`}
      width={560}
      onClose={onClose}
      fullOnPhone
      actions={
        <>
          {pictures.chosen !== null && (
            <Button variant="plain" onClick={() => send({ undo: pictures.chosen ?? 0 })}>
              <Trans>恢复文件里的图片</Trans>
            </Button>
          )}
          <Button
            variant="filled"
            disabled={!choice}
            aria-busy={isPending || undefined}
            onClick={() => choice && send(choice)}
          >
            <Trans>保存</Trans>
          </Button>
        </>
      }
    >
      <div className={classes.form} data-over={drop.over || undefined} {...drop.handlers}>
        <div className={classes.head}>
          <span className={classes.preview}>
            {url && (
              <img
                key={url}
                src={url}
                alt={choice ? t`选中的图片` : t`现在的图片`}
                onError={() => {
                  if (choice && 'file' in choice) {
                    setChoice(undefined);
                    setProblem(t`这张图片打不开，请换一张。`);
                  }
                }}
              />
            )}
          </span>
          <PictureSources onPicture={take} />
        </div>
        <p role="alert" className={classes.failure}>
          {problem}
          {isRefused && !problem && <Trans>这张图片不能用，请换一张 10 MB 以内的图片。</Trans>}
          {error && !isRefused && i18n._(describeActionFailure(error))}
        </p>
        <FoundPictureList
          found={pictures.found}
          chosen={found?.key}
          onChoose={(key) => {
            reset();
            setProblem(undefined);
            setChoice({ key });
          }}
        />
        <p className={classes.note}>
          <Trans>图片只保存在服务器上，文件本身不会被改动，重新扫描后也还在。</Trans>
        </p>
      </div>
    </Dialog>
  );
}
