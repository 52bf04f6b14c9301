import { encodingName } from '@qingyin/text-encoding';
import { Trans, useLingui } from '@lingui/react/macro';
import { type CloudSong, type TagReading, tagReadingsQuery } from '@qingyin/data-library';
import { Button, ErrorState, RadioList, SkeletonText } from '@qingyin/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import classes from './Edit.module.css';

interface TagReadingsProps {
  uid: string;
  song: CloudSong;
  /** current values of the fields */
  tags: Pick<TagReading, 'name' | 'artist' | 'album'>;
  onChoose: (reading: TagReading) => void;
}

const SKELETON_LINES = 4;

/** Offers the tags of a file decoded in other encodings, for garbled texts. */
export function TagReadings({ uid, song, tags, onChoose }: TagReadingsProps) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const shown = useRef<HTMLDivElement>(null);
  // The answer appears below the fields and is scrolled into view, because it can be off-screen in a small window.
  const { status } = useQuery({ ...tagReadingsQuery(uid, song.id), enabled: open });
  useEffect(() => {
    if (open && status !== 'pending') shown.current?.scrollIntoView({ block: 'nearest' });
  }, [open, status]);
  return (
    <div className={classes.readings}>
      <Button variant="plain" size="s" aria-expanded={open} onClick={() => setOpen(!open)}>
        {t`文字是乱码？`}
      </Button>
      {open && (
        <div ref={shown}>
          <Readings uid={uid} song={song} tags={tags} onChoose={onChoose} />
        </div>
      )}
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
        note: encodingName(reading.encoding, i18n.locale),
      }))}
      onChange={(encoding) => {
        const chosen = data.find((reading) => reading.encoding === encoding);
        if (chosen) onChoose(chosen);
      }}
    />
  );
}
