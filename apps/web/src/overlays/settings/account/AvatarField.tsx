import { Trans, useLingui } from '@lingui/react/macro';
import { uploadAvatarMutation } from '@qingyin/data-account';
import { isApiError } from '@qingyin/http-client';
import { Avatar, Button, describeError, message } from '@qingyin/ui';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import styles from '../Section.module.css';
import { squareOf } from './square-of.ts';

interface AvatarFieldProps {
  src: string;
  name: string;
  /** words beside it */
  children: ReactNode;
}

/** The user's picture, and another one in its place: the largest square in its middle. */
export function AvatarField({ src, name, children }: AvatarFieldProps) {
  const { t, i18n } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const upload = useMutation({
    ...uploadAvatarMutation(),
    onSettled: (_url, error) => void (error ?? message.success(t`头像已更新`)),
  });
  const refused = isApiError(upload.error) && upload.error.kind === 'failure';
  return (
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
            const [file] = event.target.files ?? [];
            // The same file can be chosen again after a failure.
            event.target.value = '';
            if (file) void squareOf(file).then((portrait) => upload.mutate(portrait));
          }}
        />
        <Button
          size="s"
          className={styles.otherPicture}
          aria-busy={upload.isPending || undefined}
          onClick={() => input.current?.click()}
        >
          {upload.isPending ? <Trans>正在上传…</Trans> : <Trans>换头像</Trans>}
        </Button>
        <p role="alert" className={styles.failure}>
          {refused && <Trans>这张图片不能用，请换一张 10 MB 以内的图片。</Trans>}
          {upload.error && !refused && i18n._(describeError(upload.error).sentence)}
        </p>
      </div>
    </div>
  );
}
