import { LinkAlone } from '@portal/ui';
import { addresses } from '@portal/ui/addresses';
import { nextStepMessages } from '@portal/ui/text/nextStepMessages';
import { useAmountsHidden, type FilterValues } from '@portal/ui';
import { EarningsCard } from '@portal/ui/charts';
import { portalToday } from '@portal/ui/text/format/dates';
import { useMemo, useState, type Ref } from 'react';
import { useNow } from '@portal/portal-core/browser/useNow';
import { useChartAgain, type ChartHandle } from '@portal/portal-core/calls/freshness';
import { toRemote } from '@portal/portal-core/calls/remote';
import type { Answer } from '@portal/portal-core/fromApi/answer';
import { useSheetFile } from '@portal/portal-core/exports/useSheetFile';
import { useServices } from '@portal/portal-core/store/services';
import { useListPayoutsQuery } from './payouts.api';
import { toDays, toEarnings, toEarningsQuery, filteredBy } from './earnings.mappers';
import { chosenPeriod, toSpan, type Period } from '@portal/ui/text/format/periods';

export interface EarningsPartProps {
  /** Lets its screen refetch it. */
  ref?: Ref<ChartHandle>;
  /** The list that a pressed bar filters by its days, if any. */
  filters?: FilterValues;
  onFiltered?: (filters: FilterValues) => void;
  /** A page of the list, which may name the sources. */
  listed?: Answer<'/payouts'> | undefined;
}

/** The bonus chart (B §2). It loads after its screen, with the charts, and fails separately. */
export function EarningsPart({ ref, filters, onFiltered, listed }: EarningsPartProps) {
  const { client } = useServices();
  const now = useNow();
  const today = portalToday(now);
  const [period, setPeriod] = useState<Period>('month');
  const query = useListPayoutsQuery({ query: toEarningsQuery(today), decorative: true });
  useChartAgain(ref, query.refetch);
  const { data } = query;
  const hidden = useAmountsHidden();
  const earnings = useMemo(
    () => data && toEarnings(data, client.getListLocation('/payouts'), period, today, listed),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- Its sentence has amounts, which change when they are hidden.
    [data, client, period, today, listed, hidden],
  );
  const saved = useSheetFile();
  return (
    <EarningsCard
      // The dashboard already has the share links.
      nextStep={
        filters ? (
          <LinkAlone href={addresses.dashboard}>{nextStepMessages.shareLink}</LinkAlone>
        ) : (
          <LinkAlone href={addresses.livePackages}>{nextStepMessages.livePackages}</LinkAlone>
        )
      }
      earnings={toRemote({ ...query, data: earnings }, (shown) => shown)}
      period={period}
      onPeriod={setPeriod}
      onSaved={saved}
      {...(filters &&
        onFiltered && {
          chosen: chosenPeriod(filters, period),
          chosenSeries: filters.source,
          onChosen: (first, source) =>
            onFiltered(
              filteredBy(filters, { days: first === undefined ? {} : toSpan(first, period), source }),
            ),
          onSeries: (source) => onFiltered(filteredBy(filters, { days: toDays(filters), source })),
        })}
    />
  );
}
