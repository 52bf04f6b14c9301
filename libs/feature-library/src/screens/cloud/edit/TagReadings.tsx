import { Trans, useLingui } from '@lingui/react/macro';
import { type CloudSong, type TagReading, tagReadingsQuery } from '@qingyin/data-library';
import { Button, ErrorState, RadioList, SkeletonText } from '@qingyin/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import classes from './Edit.module.css';

interface TagReadingsProps {
  uid: string;
  song: CloudSong;
  /** what the fields say now */
  tags: Pick<TagReading, 'name' | 'artist' | 'album'>;
  onChoose: (reading: TagReading) => void;
}

/** Languages of encodings that are made for one; the others are named by themselves. */
const LANGUAGES: Record<string, string> = {
  gb18030: 'zh-Hans',
  big5: 'zh-Hant',
  shift_jis: 'ja',
  'euc-jp': 'ja',
  'euc-kr': 'ko',
  'windows-1251': 'ru',
  'koi8-r': 'ru',
  'windows-1253': 'el',
  'windows-1254': 'tr',
  'windows-1255': 'he',
  'windows-1256': 'ar',
  'windows-1258': 'vi',
  'windows-874': 'th',
};
const SKELETON_LINES = 4;

/** Offers what the tags of a file say in other encodings, for those whose texts are garbled. */
export function TagReadings({ uid, song, tags, onChoose }: TagReadingsProps) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  return (
    <div className={classes.readings}>
      <Button variant="plain" aria-expanded={open} onClick={() => setOpen(!open)}>
        {t`文字是乱码？`}
      </Button>
      {open && <Readings uid={uid} song={song} tags={tags} onChoose={onChoose} />}
    </div>
  );
}

function Readings({ uid, song, tags, onChoose }: TagReadingsProps) {
  const { t, i18n } = useLingui();
  const { data, error, isPending, refetch } = useQuery(tagReadingsQuery(uid, song.id));
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (isPending) return <SkeletonText lines={SKELETON_LINES} />;
  if (data.length === 0)
    return (
      <p className={classes.note}>
        <Trans>文件里的标签没有别的读法。</Trans>
      </p>
    );
  const languages = new Intl.DisplayNames(i18n.locale, { type: 'language' });
  const noteOf = (encoding: string) => {
    const language = LANGUAGES[encoding];
    const name = encoding.toUpperCase();
    return language ? `${languages.of(language) ?? language} ${name}` : name;
  };
  const textOf = ({ name, artist, album }: TagReadingsProps['tags']) =>
    [name, artist, album].filter(Boolean).join(' · ');
  const shown = data.find((reading) => textOf(reading) === textOf(tags));
  return (
    <RadioList
      label={t`标签用其他编码读出来是`}
      value={shown?.encoding ?? ''}
      options={data.map((reading) => ({
        value: reading.encoding,
        text: textOf(reading),
        note: noteOf(reading.encoding),
      }))}
      onChange={(encoding) => {
        const chosen = data.find((reading) => reading.encoding === encoding);
        if (chosen) onChoose(chosen);
      }}
    />
  );
}
