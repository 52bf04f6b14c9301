import { capabilitiesQuery } from '@qingyin/data-account';
import { useQuery } from '@tanstack/react-query';

/** Whether the service offers something beside the contract; no until that is known. */
export function useOffers(feature: string): boolean {
  const { data } = useQuery(capabilitiesQuery());
  return data?.features.includes(feature) === true;
}
