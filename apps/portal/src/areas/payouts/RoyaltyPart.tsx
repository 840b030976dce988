import { useAmountsHidden } from '@portal/ui';
import { RoyaltyCard } from '@portal/ui/charts';
import { portalToday } from '@portal/ui/text/format/dates';
import { useMemo } from 'react';
import { useNow } from '@portal/portal-core/browser/useNow';
import { useSheetFile } from '@portal/portal-core/exports/useSheetFile';
import { toRemote } from '@portal/portal-core/calls/remote';
import { useServices } from '@portal/portal-core/store/services';
import { useGetEarningsQuery } from './earnings.api';
import { toEarnings } from './earnings.mappers';
import { toRoyaltyMonths } from './royalty.mappers';

/**
 * The chart of the royalty by month, from the answer of the earnings chart. It is left out until it is known whether the
 * member has royalty, and a failed or partial answer is said (D145).
 */
export function RoyaltyPart() {
  const { client } = useServices();
  const today = portalToday(useNow());
  const query = useGetEarningsQuery({ today, location: client.getListLocation('/payouts') });
  const { data } = query;
  const hidden = useAmountsHidden();
  const royalty = useMemo(
    () => data && toRoyaltyMonths(toEarnings(data, 'month', today), data.lacksSome),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- Its sentence has amounts, which change when they are hidden.
    [data, today, hidden],
  );
  const saved = useSheetFile();
  const remote = toRemote({ ...query, data: royalty }, (shown) => shown);
  return (royalty || remote.state === 'failed') && <RoyaltyCard royalty={remote} onSave={saved} />;
}
