import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Province names by the first two digits of their codes (GB/T 2260), as used in the contract. */
const provinces: Readonly<Record<number, MessageDescriptor>> = {
  11: msg`北京`,
  12: msg`天津`,
  13: msg`河北`,
  14: msg`山西`,
  15: msg`内蒙古`,
  21: msg`辽宁`,
  22: msg`吉林`,
  23: msg`黑龙江`,
  31: msg`上海`,
  32: msg`江苏`,
  33: msg`浙江`,
  34: msg`安徽`,
  35: msg`福建`,
  36: msg`江西`,
  37: msg`山东`,
  41: msg`河南`,
  42: msg`湖北`,
  43: msg`湖南`,
  44: msg`广东`,
  45: msg`广西`,
  46: msg`海南`,
  50: msg`重庆`,
  51: msg`四川`,
  52: msg`贵州`,
  53: msg`云南`,
  54: msg`西藏`,
  61: msg`陕西`,
  62: msg`甘肃`,
  63: msg`青海`,
  64: msg`宁夏`,
  65: msg`新疆`,
  71: msg`台湾`,
  81: msg`香港`,
  82: msg`澳门`,
};

/** Name of a province by its 6-digit code; undefined if unset or unknown. */
export const provinceName = (province: number): MessageDescriptor | undefined =>
  provinces[Math.floor(province / 10_000)];
