import { Trans, useLingui } from '@lingui/react/macro';
import { type AvatarUpload, uploadAvatarMutation } from '@qingyin/data-account';
import { isApiError } from '@qingyin/http-client';
import { Avatar, Button, describeError, OptionalBoundary, lazyComponent, message } from '@qingyin/ui';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import styles from '../Section.module.css';

const AvatarCrop = lazyComponent(() => import('./AvatarCrop.tsx'));

interface AvatarFieldProps {
  src: string;
  name: string;
  /** Text beside the avatar. */
  children: ReactNode;
}

/** The user's avatar and a button that replaces it with a crop of another image. */
export function AvatarField({ src, name, children }: AvatarFieldProps) {
  const { t, i18n } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [file, setFile] = useState<File>();
  const [broken, setBroken] = useState(false);
  const upload = useMutation({
    ...uploadAvatarMutation(),
    onSettled: (_url, error) => void (error ?? message.success(t`头像已更新`)),
  });
  const refused = isApiError(upload.error) && upload.error.kind === 'failure';
  const take = (chosen: File | undefined) => {
    if (!chosen) return;
    upload.reset();
    setBroken(false);
    setFile(chosen);
  };
  const leave = () => {
    setFile(undefined);
    // The button inside the crop area that had the focus was unmounted.
    button.current?.focus();
  };
  const send = (portrait: AvatarUpload) => {
    leave();
    upload.mutate(portrait);
  };
  return (
    <>
      <div className={styles.person}>
        <Avatar src={src} name={name} size={88} />
        <div className={styles.personWords}>
          {children}
          <input
            ref={input}
            type="file"
            accept="image/*"
            hidden
            aria-label={t`选择头像图片`}
            onChange={(event) => {
              take(event.target.files?.[0]);
              // Reset, so that choosing the same file again after a failure fires `change`.
              event.target.value = '';
            }}
          />
          <Button
            ref={button}
            size="s"
            className={styles.otherPicture}
            aria-busy={upload.isPending || undefined}
            onClick={() => input.current?.click()}
          >
            {upload.isPending ? <Trans>正在上传…</Trans> : <Trans>换头像</Trans>}
          </Button>
          <p role="alert" className={styles.failure}>
            {broken && <Trans>这张图片打不开，请换一张。</Trans>}
            {refused && <Trans>这张图片不能用，请换一张 10 MB 以内的图片。</Trans>}
            {upload.error && !refused && i18n._(describeError(upload.error).sentence)}
          </p>
        </div>
      </div>
      {file && (
        <OptionalBoundary onLost={() => setFile(undefined)}>
          <AvatarCrop
            file={file}
            onCrop={send}
            onCancel={leave}
            onBroken={() => {
              leave();
              setBroken(true);
            }}
          />
        </OptionalBoundary>
      )}
    </>
  );
}
