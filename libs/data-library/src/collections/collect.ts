import { endpoints, type VideoBrief } from '@qingyin/contract';
import { expectOk, http } from '@qingyin/http-client';

/** Value of the parameter `t` (docs/specification/contract/collecting.md#subscribe-and-follow). */
const termOf = (collect: boolean) => (collect ? 1 : 2);

/** Collects an MV or a video, or removes it from the collection. */
export async function collectFilm(
  { vid, type }: Pick<VideoBrief, 'vid' | 'type'>,
  collect: boolean,
): Promise<void> {
  const t = termOf(collect);
  if (type === 0) expectOk(await http.call(endpoints.library.mvSub, { params: { mvid: vid, t } }));
  else expectOk(await http.call(endpoints.library.videoSub, { params: { id: vid, t } }));
}

/** Collects a column or removes it: a call beyond the contract, available with the capability `TOPIC_SUB`. */
export async function collectTopic(id: string, collect: boolean): Promise<void> {
  expectOk(await http.call(endpoints.library.topicSub, { params: { id, t: termOf(collect) } }));
}

/** Name of the capability in `/x/capabilities` for `collectTopic`. */
export const TOPIC_SUB = 'topic-sub';
