import { useElementFileDrop } from '@qingyin/browser-files';
import { useCapability } from '@qingyin/auth-gate';
import { useDraft, Composer } from '@qingyin/composer';
import { usePublishPost } from '@qingyin/share';
import { useLingui } from '@lingui/react/macro';
import type { EventPrivacy } from '@qingyin/contract';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { AttachedItem } from './AttachedItem.tsx';
import {
  type AttachedResource,
  type DraftAttachments,
  type DraftPicture,
  serializeDraftAttachments,
  parseDraftAttachments,
} from './draft-attachments.ts';
import { AttachedPictures } from './AttachedPictures.tsx';
import classes from './PostComposer.module.css';
import { ComposerToolbar } from './ComposerToolbar.tsx';
import { unfinishedTopic, insertTopic } from './topic-input.ts';
import { TopicSuggestions } from './TopicSuggestions.tsx';
import { useAttachedPictures } from './use-attached-pictures.ts';

export interface PostComposerProps {
  fieldRef: RefObject<HTMLTextAreaElement | null>;
  /** topic selected elsewhere; `asked` grows with each selection */
  topic: { title: string; asked: number } | null;
}

/** Post composer: text, pictures, a song, and the privacy level. The draft survives a reload and a failed upload. */
export default function PostComposer({ fieldRef, topic }: PostComposerProps) {
  const { t } = useLingui();
  const draft = useDraft<DraftAttachments>('post');
  const { publish, busy } = usePublishPost();
  const withPictures = useCapability('post-pictures');
  const [attachment, setAttachment] = useState<AttachedResource | null>(null);
  const [privacy, setPrivacy] = useState<EventPrivacy>(0);
  const tray = useAttachedPictures();
  const [begun, begin] = useState(false);
  const takeUp = useEffectEvent(() => {
    const kept = parseDraftAttachments(draft.extra, Date.now());
    tray.restore(kept.pictures);
    setAttachment(kept.thing);
    setPrivacy(kept.privacy);
    begin(true);
  });
  // Restores the draft once, as soon as it has loaded.
  useEffect(() => {
    if (draft.isLoaded) takeUp();
  }, [draft.isLoaded]);
  const sent = tray.pictures.flatMap((picture): DraftPicture[] => (picture.sent ? [picture.sent] : []));
  const extra = serializeDraftAttachments({ pictures: sent, thing: attachment, privacy });
  const kept = JSON.stringify(extra);
  const keepChosen = useEffectEvent(() => {
    if (kept !== JSON.stringify(draft.extra)) draft.change({ extra });
  });
  // Persists attachments and privacy only; the text is persisted as it is typed.
  useEffect(() => {
    if (begun) keepChosen();
  }, [kept, begun]);
  const takePressed = useEffectEvent(() => topic && take(topic.title));
  // Once per selection.
  useEffect(() => void takePressed(), [topic?.asked]);

  const failed = tray.pictures.some((picture) => picture.failed !== undefined);
  const post = () => {
    const msg = draft.text.trim();
    const pictures = sent.map(({ key }) => key);
    const chosen = attachment ? { kind: attachment.kind, id: attachment.id } : undefined;
    // Changes made while the post is sent belong to the next draft.
    publish({ msg, resource: chosen, pictures, privacy }, () => {
      draft.markSent(msg, extra);
      for (const { id } of tray.pictures) tray.remove(id);
      setAttachment((now) => (now === attachment ? null : now));
      setPrivacy((now) => (now === privacy ? 0 : now));
    });
  };
  const typed = unfinishedTopic(draft.text);
  const startTopic = () => {
    if (typed === null) draft.change({ text: `${draft.text}#` });
    fieldRef.current?.focus();
  };
  const take = (title: string) => {
    draft.change({ text: insertTopic(draft.text, title) });
    fieldRef.current?.focus();
  };
  const drop = useElementFileDrop((files) => tray.add(files), { disabled: !withPictures });
  return (
    // Drop target for files; the picture button in the toolbar is the accessible alternative.
    <div className={classes.publisher} data-over={drop.over ? '' : undefined} {...drop.handlers}>
      <Composer
        value={draft.text}
        onChange={(text) => draft.change({ text })}
        onSubmit={post}
        label={t`说点什么`}
        placeholder={t`在听什么，想说什么？`}
        submitLabel={t`发布`}
        isSending={busy || tray.sending || failed || !begun}
        allowsEmpty={sent.length > 0 || attachment !== null}
        fieldRef={fieldRef}
        onFiles={withPictures ? tray.add : undefined}
        tools={
          <ComposerToolbar
            tray={withPictures ? tray : null}
            privacy={withPictures ? privacy : null}
            onPrivacy={setPrivacy}
            onTopic={startTopic}
            onAttach={setAttachment}
          />
        }
      >
        {typed !== null && <TopicSuggestions begun={typed} onTake={take} />}
        {attachment && <AttachedItem attachment={attachment} onRemove={() => setAttachment(null)} />}
        <AttachedPictures tray={tray} />
      </Composer>
    </div>
  );
}
