import { endpoints, type VideoBrief } from '@qingyin/contract';
import { expectOk, http } from '@qingyin/http-client';

/** `t` of the contract (contract page, 3.3). */
const termOf = (collect: boolean) => (collect ? 1 : 2);

/** Collects an MV or a video, or gives it back. */
export async function collectFilm(
  { vid, type }: Pick<VideoBrief, 'vid' | 'type'>,
  collect: boolean,
): Promise<void> {
  const t = termOf(collect);
  if (type === 0) expectOk(await http.call(endpoints.library.mvSub, { params: { mvid: vid, t } }));
  else expectOk(await http.call(endpoints.library.videoSub, { params: { id: vid, t } }));
}

/** Collects a column or gives it back: a call of our own service, offered as the feature `TOPIC_SUB`. */
export async function collectTopic(id: string, collect: boolean): Promise<void> {
  expectOk(await http.call(endpoints.library.topicSub, { params: { id, t: termOf(collect) } }));
}

/** The feature of `/x/capabilities` that stands for `collectTopic`. */
export const TOPIC_SUB = 'topic-sub';
