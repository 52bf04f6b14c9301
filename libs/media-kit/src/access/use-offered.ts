import { capabilitiesQuery } from '@qingyin/data-account';
import { useQuery } from '@tanstack/react-query';

/** Whether the service offers a feature beyond the contract (docs/api-extensions.md); no until it has said so. */
export function useOffered(feature: string): boolean {
  const { data } = useQuery(capabilitiesQuery());
  return data?.features.includes(feature) ?? false;
}
