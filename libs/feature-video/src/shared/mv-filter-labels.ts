import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { mvAreas, type MvArea, type MvFilter, mvOrders, mvTypes } from '@qingyin/data-video';

/** Labels of the contract's values for MVs (docs/specification/contract/video.md#mv-lists). */
export const areaNames: Readonly<Record<MvArea, MessageDescriptor>> = {
  全部: msg`全部`,
  内地: msg`内地`,
  港台: msg`港台`,
  欧美: msg`欧美`,
  日本: msg`日本`,
  韩国: msg`韩国`,
};
export const typeNames: Readonly<Record<MvFilter['type'], MessageDescriptor>> = {
  全部: msg`全部`,
  官方版: msg`官方版`,
  原生: msg`原生`,
  现场版: msg`现场版`,
  网易出品: msg`平台出品`,
};
export const orderNames: Readonly<Record<MvFilter['order'], MessageDescriptor>> = {
  上升最快: msg`上升最快`,
  最热: msg`最热`,
  最新: msg`最新`,
};

/** Search parameters of a list of MVs. */
export interface MvSearch {
  area?: string | undefined;
  type?: string | undefined;
  order?: string | undefined;
}

const known = <Word extends string>(words: readonly [Word, ...Word[]], word: string | undefined): Word =>
  words.find((each) => each === word) ?? words[0];

/** Area in a URL; "all" (全部) for unknown values. */
export const areaOf = (area: string | undefined): MvArea => known(mvAreas, area);

/** Filter in a URL; unknown values fall back to the first option. */
export const filterOf = ({ area, type, order }: MvSearch): MvFilter => ({
  area: areaOf(area),
  type: known(mvTypes, type),
  order: known(mvOrders, order),
});

/** Search parameters of a filter; default values are omitted. */
export function searchOf({ area, type, order }: Partial<MvFilter>): MvSearch {
  return {
    ...(area && area !== mvAreas[0] && { area }),
    ...(type && type !== mvTypes[0] && { type }),
    ...(order && order !== mvOrders[0] && { order }),
  };
}
