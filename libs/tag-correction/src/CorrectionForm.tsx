import { SentenceSpace } from '@qingyin/i18n/react';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { CORRECTED_TEXT_MAX, type CorrectedSong } from '@qingyin/contract';
import { Button, Checkbox, describeActionFailure, TextField } from '@qingyin/ui';
import { Dialog } from '@qingyin/ui/lazy';
import { type FormEvent, useId, useState } from 'react';
import { CorrectionPreview } from './CorrectionPreview.tsx';
import { type CorrectionText, correctionOf, correctionValues, NUMBERS } from './correction-form.ts';
import classes from './TagCorrection.module.css';
import { useSaveCorrection } from './use-save-correction.ts';

interface CorrectionFormProps {
  songIds: readonly number[];
  /** what the songs are called */
  songs: readonly CorrectedSong[];
  /** asks for other encodings of the tags */
  onEncoding: () => void;
  onClose: (albumIds?: readonly number[]) => void;
}

/** Fields that only one song has. */
const OF_ONE: readonly CorrectionText[] = ['title', 'trackNo'];

/** Form of the tags with a preview of what a correction changes. */
export function CorrectionForm({ songIds, songs, onEncoding, onClose }: CorrectionFormProps) {
  const { t, i18n } = useLingui();
  const form = useId();
  // Tags that are fetched again while the form is open are not changes of the user.
  const [{ values: first, mixed }] = useState(() => correctionValues(songs));
  const [values, setValues] = useState(first);
  const [shown, setShown] = useState(false);
  const [more, setMore] = useState(false);
  const { fields, problems } = correctionOf(first, values);
  const isChanged = Object.keys(fields).length > 0;
  const { save, isPending, error } = useSaveCorrection(onClose);

  const labels: Record<CorrectionText, string> = {
    title: t`歌名`,
    artists: t({ message: '歌手', context: '列名' }),
    album: t({ message: '专辑', context: '列名' }),
    albumArtists: t`专辑歌手`,
    trackNo: t`曲目号`,
    discNo: t`碟号`,
    year: t`年份`,
    genres: t`流派`,
    composers: t({ message: '作曲', context: '身份' }),
    lyricists: t({ message: '作词', context: '身份' }),
    conductors: t({ message: '指挥', context: '身份' }),
    work: t`作品`,
    label: t`厂牌`,
    originalYear: t`首次发行年份`,
  };
  const problemOf = (field: CorrectionText): string | null => {
    const problem = shown ? problems[field] : undefined;
    const label = labels[field];
    if (problem === 'empty') return t`「${label}」不能为空`;
    return problem ? t`请填数字` : null;
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setShown(true);
    if (isPending || !isChanged || Object.keys(problems).length > 0) return;
    save(songIds, fields);
  };
  const field = (name: CorrectionText, hint?: string) =>
    songs.length > 1 && OF_ONE.includes(name) ? null : (
      <TextField
        key={name}
        label={labels[name]}
        value={values[name]}
        maxLength={NUMBERS.includes(name) ? 4 : CORRECTED_TEXT_MAX}
        inputMode={NUMBERS.includes(name) ? 'numeric' : 'text'}
        placeholder={mixed.has(name) ? t`各首不同，不填就不改` : undefined}
        error={problemOf(name)}
        {...(hint && { hint })}
        onChange={(event) => setValues({ ...values, [name]: event.currentTarget.value })}
      />
    );
  const several = t`多个名字用分号隔开`;

  return (
    <Dialog
      title={t`更正歌曲信息`}
      width={560}
      onClose={() => onClose()}
      fullOnPhone
      actions={
        <>
          <Button variant="plain" onClick={() => onClose()}>
            {t`取消`}
          </Button>
          <Button
            variant="filled"
            type="submit"
            form={form}
            disabled={!isChanged && Object.keys(problems).length === 0}
            aria-busy={isPending || undefined}
          >
            {t`保存`}
          </Button>
        </>
      }
    >
      <form id={form} className={classes.form} onSubmit={submit} noValidate>
        <p className={classes.note}>
          {songs.length > 1 && (
            <>
              <Plural value={songs.length} other="正在更正 # 首歌。" />
              <SentenceSpace />
            </>
          )}
          <Trans>更正只保存在服务器上，文件本身不会被改动，重新扫描后也还在。</Trans>
        </p>
        <div>
          <Button variant="plain" size="s" onClick={onEncoding}>
            {t`文字是乱码？`}
          </Button>
        </div>
        {field('title')}
        {field('artists', several)}
        {field('album')}
        {field('albumArtists', several)}
        <div className={classes.numbers}>
          {field('trackNo')}
          {field('discNo')}
          {field('year')}
        </div>
        {field('genres', several)}
        <div>
          <Button variant="plain" size="s" aria-expanded={more} onClick={() => setMore(!more)}>
            {more ? t`收起` : t`作曲、作品和发行…`}
          </Button>
        </div>
        {more && (
          <>
            {field('composers', several)}
            {field('lyricists', several)}
            {field('conductors', several)}
            {field('work', t`一部作品的几个乐章填同一个名字`)}
            <div className={classes.numbers}>
              {field('label')}
              {field('originalYear')}
            </div>
          </>
        )}
        <Checkbox
          label={t`这是一张群星合辑`}
          checked={values.compilation === true}
          onChange={(compilation) => setValues({ ...values, compilation })}
        />
        <CorrectionPreview songIds={songIds} fields={fields} isChanged={isChanged} />
        <p role="alert" className={classes.failure}>
          {error && i18n._(describeActionFailure(error))}
        </p>
      </form>
    </Dialog>
  );
}
