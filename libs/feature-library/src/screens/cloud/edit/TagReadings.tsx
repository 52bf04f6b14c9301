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

/** How encodings are written, and the language of those that are made for one. */
const ENCODINGS: Record<string, readonly [name: string, language?: string]> = {
  'utf-8': ['UTF-8'],
  gb18030: ['GB 18030', 'zh-Hans'],
  big5: ['Big5', 'zh-Hant'],
  shift_jis: ['Shift_JIS', 'ja'],
  'euc-jp': ['EUC-JP', 'ja'],
  'euc-kr': ['EUC-KR', 'ko'],
  'windows-1251': ['Windows-1251', 'ru'],
  'koi8-r': ['KOI8-R', 'ru'],
  'windows-1253': ['Windows-1253', 'el'],
  'windows-1254': ['Windows-1254', 'tr'],
  'windows-1255': ['Windows-1255', 'he'],
  'windows-1256': ['Windows-1256', 'ar'],
  'windows-1258': ['Windows-1258', 'vi'],
  'windows-874': ['Windows-874', 'th'],
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
    const [name, language] = ENCODINGS[encoding] ?? [encoding];
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
