import { LinkAlone } from '@portal/ui';
import { addresses } from '@portal/ui/addresses';
import { nextStepMessages } from '@portal/ui/text/nextStepMessages';
import { useAmountsHidden, type FilterValues } from '@portal/ui';
import { EarningsCard } from '@portal/ui/charts';
import { portalToday } from '@portal/ui/text/format/dates';
import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo, useState, type Ref } from 'react';
import { useNow } from '@portal/portal-core/browser/useNow';
import { refetchOptions, useChartRefresh, type ChartHandle } from '@portal/portal-core/calls/freshness';
import { toRemote } from '@portal/portal-core/calls/remote';
import { useAbortOnLeave } from '@portal/portal-core/calls/useAbortOnLeave';
import { useAppDispatch } from '@portal/portal-core/store/store';
import type { Answer } from '@portal/portal-core/fromApi/answer';
import { useSheetFile } from '@portal/portal-core/exports/useSheetFile';
import { useServices } from '@portal/portal-core/store/services';
import { earningsApi, useGetEarningsQuery } from './earnings.api';
import { toDays, toEarnings, withDaysAndSource } from './earnings.mappers';
import { chosenPeriod, toSpan, type Period } from '@portal/ui/text/format/periods';

export interface EarningsPartProps {
  /** Lets its screen refetch it. */
  ref?: Ref<ChartHandle>;
  /** The list that a pressed bar filters by its days, if any. */
  filters?: FilterValues;
  onFiltersChange?: (filters: FilterValues) => void;
  /** A page of the list, which may name the sources. */
  listed?: Answer<'/payouts'> | undefined;
}

/** The bonus chart (B §2). It loads after its screen, with the charts, and fails separately. */
export function EarningsPart({ ref, filters, onFiltersChange, listed }: EarningsPartProps) {
  const { client } = useServices();
  const now = useNow();
  const today = portalToday(now);
  const [period, setPeriod] = useState<Period>('month');
  const dispatch = useAppDispatch();
  const [isNear, setNear] = useState(false);
  const ask = { today, location: client.getListLocation('/payouts') };
  const query = useGetEarningsQuery(isNear ? ask : skipToken);
  useChartRefresh(ref, query.refetch);
  useAbortOnLeave(isNear ? `earnings ${today}` : undefined, () =>
    dispatch(earningsApi.util.getRunningQueryThunk('getEarnings', ask))?.abort(),
  );
  const { data } = query;
  const hasEarlier = data?.partialDay !== undefined && !data.isLast;
  const hidden = useAmountsHidden();
  const earnings = useMemo(
    () => data && toEarnings(data, period, today, listed),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- Its sentence has amounts, which change when they are hidden.
    [data, period, today, listed, hidden],
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
      onPeriodChange={setPeriod}
      onSave={saved}
      onApproach={() => setNear(true)}
      onEarlierRequest={
        hasEarlier
          ? () =>
              void dispatch(
                earningsApi.endpoints.getEarnings.initiate({ ...ask, earlier: true }, refetchOptions),
              )
          : undefined
      }
      {...(filters &&
        onFiltersChange && {
          chosen: chosenPeriod(filters, period),
          chosenSeries: filters.source,
          onSelect: (first, source) =>
            onFiltersChange(
              withDaysAndSource(filters, { days: first === undefined ? {} : toSpan(first, period), source }),
            ),
          onSeriesSelect: (source) =>
            onFiltersChange(withDaysAndSource(filters, { days: toDays(filters), source })),
        })}
    />
  );
}
