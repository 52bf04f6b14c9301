import { Trans, useLingui } from '@lingui/react/macro';
import { type OutsideSource, type OutsideSourceSettings, outsideSourceNames } from '@qingyin/contract';
import { setOutsideSourcesMutation } from '@qingyin/data-account';
import { Button, Checkbox, describeActionFailure, message, TextField } from '@qingyin/ui';
import { Dialog } from '@qingyin/ui/lazy';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import styles from './OutsideSources.module.css';

/** Contacts are sent in a header: printable ASCII without parentheses. */
const CONTACT = /^[!-'*-~ ]*$/;
const CONTACT_MAX = 200;

interface OutsideSourcesFormProps {
  settings: OutsideSourceSettings;
  onClose: () => void;
}

/** Which services are asked for missing covers and descriptions, what is sent to them, and the contact that they ask for. */
export function OutsideSourcesForm({ settings, onClose }: OutsideSourcesFormProps) {
  const { t, i18n } = useLingui();
  const form = useId();
  const [enabled, setEnabled] = useState<readonly OutsideSource[]>(settings.enabled);
  const [contact, setContact] = useState(settings.contact);
  const [isShown, setShown] = useState(false);
  const { mutate, isPending, error } = useMutation(setOutsideSourcesMutation());
  const problem = !CONTACT.test(contact)
    ? t`请用邮箱或网址，不能有汉字和括号`
    : enabled.length > 0 && contact.trim() === ''
      ? t`打开来源前请填联系方式`
      : null;
  const texts: Record<OutsideSource, { label: string; about: string }> = {
    musicbrainz: {
      label: t`MusicBrainz：歌手资料、专辑版本`,
      about: t`把歌手名、专辑名或标签里的编号发给 musicbrainz.org（MetaBrainz 基金会）。`,
    },
    'cover-art-archive': {
      label: t`Cover Art Archive：专辑封面`,
      about: t`把专辑版本的编号发给 coverartarchive.org 和 archive.org（互联网档案馆）。标签里没有编号时需要 MusicBrainz。`,
    },
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setShown(true);
    if (isPending || problem !== null) return;
    mutate(
      { enabled: [...enabled], contact: contact.trim() },
      {
        onSuccess: () => {
          message.success(t`已保存`);
          onClose();
        },
      },
    );
  };
  return (
    <Dialog
      title={t`外部资料`}
      width={560}
      onClose={onClose}
      fullOnPhone
      actions={
        <Button variant="filled" type="submit" form={form} aria-busy={isPending || undefined}>
          <Trans>保存</Trans>
        </Button>
      }
    >
      <form id={form} className={styles.form} onSubmit={submit} noValidate>
        <p className={styles.note}>
          <Trans>
            文件里没有封面的专辑、没有介绍的歌手，服务器可以在后台去这些网站找。不会发送文件、歌名、用户和云盘里的任何内容；网站能看到服务器的
            IP 地址。关掉以后，找到的资料就不再显示。
          </Trans>
        </p>
        {outsideSourceNames.map((name) => (
          <div key={name} className={styles.source}>
            <Checkbox
              label={texts[name].label}
              checked={enabled.includes(name)}
              onChange={(on) =>
                setEnabled(outsideSourceNames.filter((each) => (each === name ? on : enabled.includes(each))))
              }
            />
            <p className={styles.about}>{texts[name].about}</p>
          </div>
        ))}
        <TextField
          label={t`联系方式`}
          hint={t`邮箱或网址，随每次查询发给这些网站，它们要求能联系到服务器的主人。`}
          value={contact}
          maxLength={CONTACT_MAX}
          error={isShown ? problem : null}
          onChange={(event) => setContact(event.currentTarget.value)}
        />
        <p role="alert" className={styles.failure}>
          {error && i18n._(describeActionFailure(error))}
        </p>
      </form>
    </Dialog>
  );
}
