import { useOwnPlaylists } from '@qingyin/playlist-import';
import { Trans, useLingui } from '@lingui/react/macro';
import { PLAYLIST_NAME_MAX, type SmartPlaylist } from '@qingyin/contract';
import { saveSmartPlaylistMutation } from '@qingyin/data-library';
import { blankError } from '@qingyin/i18n';
import { Button, TextField } from '@qingyin/ui';
import { Dialog } from '@qingyin/ui/lazy';
import { IconPlus } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { draftOf, newRule, parseRules, RULES_MAX, type RulesDraft } from './rule-draft.ts';
import { LabelledSelect } from './LabelledSelect.tsx';
import { MatchingSongCount } from './MatchingSongCount.tsx';
import { OrderFields } from './OrderFields.tsx';
import { RuleRow } from './RuleRow.tsx';
import classes from './SmartPlaylist.module.css';

export interface SmartPlaylistDialogProps {
  userId: string;
  /** playlist to edit; default: a new one is created */
  list?: SmartPlaylist | undefined;
  onClose: () => void;
  onSaved: (list: SmartPlaylist) => void;
}

/** Dialog for the rules of a smart playlist, with the number of songs that match them. */
export default function SmartPlaylistDialog({ userId, list, onClose, onSaved }: SmartPlaylistDialogProps) {
  const { t, i18n } = useLingui();
  const label = t`歌单名称`;
  const form = useId();
  const { own } = useOwnPlaylists(userId);
  const [name, setName] = useState(list?.name ?? '');
  const [draft, setDraft] = useState<RulesDraft>(() => draftOf(list?.rules));
  const [strict, setStrict] = useState(false);
  const save = useMutation(saveSmartPlaylistMutation(userId));
  const rules = parseRules(draft);
  const blank = blankError(label, name);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setStrict(true);
    if (blank || !rules || save.isPending) return;
    save.mutate(
      { ...(list && { id: list.id }), name: name.trim(), rules },
      {
        onSuccess: (saved) => {
          onSaved(saved);
          onClose();
        },
      },
    );
  };
  const change = (part: Partial<RulesDraft>) => setDraft({ ...draft, ...part });

  return (
    <Dialog
      title={list ? t`编辑智能歌单` : t`新建智能歌单`}
      width={680}
      fullOnPhone
      onClose={onClose}
      actions={
        <>
          <Button variant="plain" onClick={onClose}>
            <Trans>取消</Trans>
          </Button>
          <Button variant="filled" type="submit" form={form} aria-busy={save.isPending || undefined}>
            <Trans>保存</Trans>
          </Button>
        </>
      }
    >
      <form id={form} className={classes.blocks} onSubmit={submit} noValidate>
        <TextField
          label={label}
          value={name}
          maxLength={PLAYLIST_NAME_MAX}
          data-autofocus
          error={strict && blank ? i18n._(blank) : null}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <LabelledSelect
          label={t`匹配方式`}
          value={draft.match}
          options={{ all: t`符合全部规则`, any: t`符合任何一条规则` }}
          onChange={(match) => change({ match })}
        />
        <ul className={classes.rules} aria-label={t`规则`}>
          {draft.rules.map((rule, index) => (
            <RuleRow
              key={rule.key}
              rule={rule}
              position={index + 1}
              ownPlaylists={own}
              showsErrors={strict}
              onChange={(next) => change({ rules: draft.rules.with(index, next) })}
              onRemove={
                draft.rules.length > 1 ? () => change({ rules: draft.rules.toSpliced(index, 1) }) : undefined
              }
            />
          ))}
        </ul>
        {draft.rules.length < RULES_MAX && (
          <Button
            size="s"
            className={classes.add}
            icon={<IconPlus size={16} stroke={1.75} aria-hidden />}
            onClick={() => change({ rules: [...draft.rules, newRule('title')] })}
          >
            <Trans>添加规则</Trans>
          </Button>
        )}
        <OrderFields draft={draft} onChange={change} />
        <MatchingSongCount draft={draft} />
        <p role="alert" className={classes.failure}>
          {strict && !rules && t`还有规则没有填完`}
          {save.isError && t`没能保存，请再试一次`}
        </p>
      </form>
    </Dialog>
  );
}
