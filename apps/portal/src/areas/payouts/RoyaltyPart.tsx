import { useAmountsHidden } from '@portal/ui';
import { RoyaltyCard } from '@portal/ui/charts';
import { portalToday } from '@portal/ui/text/format/dates';
import { useMemo } from 'react';
import { useNow } from '@portal/portal-core/browser/useNow';
import { useSheetFile } from '@portal/portal-core/exports/useSheetFile';
import { useServices } from '@portal/portal-core/store/services';
import { useGetEarningsQuery } from './earnings.api';
import { toEarnings } from './earnings.mappers';
import { toRoyaltyMonths } from './royalty.mappers';

/** The chart of the royalty by month, from the answer of the earnings chart. It is left out until it has data. */
export function RoyaltyPart() {
  const { client } = useServices();
  const today = portalToday(useNow());
  const { data } = useGetEarningsQuery({ today, location: client.getListLocation('/payouts') });
  const hidden = useAmountsHidden();
  const royalty = useMemo(
    () => data && toRoyaltyMonths(toEarnings(data, 'month', today)),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- Its sentence has amounts, which change when they are hidden.
    [data, today, hidden],
  );
  const saved = useSheetFile();
  return royalty && <RoyaltyCard royalty={{ state: 'ready', data: royalty }} onSaved={saved} />;
}
