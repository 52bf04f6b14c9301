import { capabilitiesQuery } from '@qingyin/data-account';
import { useQuery } from '@tanstack/react-query';

/** Whether the service offers something (screens.md, decision 11); false while that is not known. */
export function useOffers(feature: string): boolean {
  const { data } = useQuery(capabilitiesQuery());
  return data?.features.includes(feature) === true;
}
