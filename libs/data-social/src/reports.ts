import { endpoints, type ReportedKind, type ReportReason } from '@qingyin/contract';
import { expectOk, http } from '@qingyin/http-client';
import { mutationOptions } from '@tanstack/react-query';

/** The feature of `/x/capabilities` that lets people ask administrators to look at something. */
export const REPORT = 'report';

export interface ReportWish {
  kind: ReportedKind;
  id: string;
  reason: ReportReason;
  note?: string;
}

/** Asks administrators to look at something; a second report of the same person replaces the first. */
export const reportMutation = () =>
  mutationOptions({
    mutationFn: async (wish: ReportWish) =>
      expectOk(await http.call(endpoints.social.report, { params: wish })),
  });
