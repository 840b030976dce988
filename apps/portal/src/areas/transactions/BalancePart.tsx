import { LinkAlone } from '@portal/ui';
import { addresses } from '@portal/ui/addresses';
import { nextStepMessages } from '@portal/ui/text/nextStepMessages';
import type { PagedList } from '@portal/ui';
import { BalanceCard } from '@portal/ui/charts';
import { balanceMessages } from '@portal/ui/text/charts/balanceMessages';
import { portalToday } from '@portal/ui/text/format/dates';
import { isWallet, walletNames } from '@portal/ui/text/wallets';
import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo, useState, type Ref } from 'react';
import { useNow } from '@portal/portal-core/browser/useNow';
import { refetchOptions, useChartRefresh, type ChartHandle } from '@portal/portal-core/calls/freshness';
import { refetchIfStarted } from '@portal/portal-core/calls/refetchIfStarted';
import { toRemote } from '@portal/portal-core/calls/remote';
import { useAbortOnLeave } from '@portal/portal-core/calls/useAbortOnLeave';
import { useAppDispatch } from '@portal/portal-core/store/store';
import { useSheetFile } from '@portal/portal-core/exports/useSheetFile';
import { useServices } from '@portal/portal-core/store/services';
import { balanceApi, useGetBalanceQuery } from './balance.api';
import { toBalanceDays, toBalanceSummary, chosenIn } from './balance.mappers';
import { firstDay } from './balanceSums';

interface BalancePartProps {
  /** Lets its screen refetch it. */
  ref?: Ref<ChartHandle>;
  /** The list that the chart's days filter. Its wallet is the chart's. */
  list: Pick<PagedList<unknown>, 'filters' | 'onFiltersChange' | 'rows' | 'range'>;
}

/** A wallet's balance over time (B §2). It loads after its screen, with the charts, and fails separately. */
export function BalancePart({ ref, list }: BalancePartProps) {
  const { filters, onFiltersChange, rows, range } = list;
  const { client } = useServices();
  const today = portalToday(useNow());
  const wallet = isWallet(filters.wallet) ? filters.wallet : undefined;
  const dispatch = useAppDispatch();
  const [isNear, setNear] = useState(false);
  const from = firstDay(filters, today);
  const ask = { wallet, from, today, location: client.getListLocation('/transactions') };
  const query = useGetBalanceQuery(isNear ? ask : skipToken);
  useChartRefresh(ref, query.refetch);
  useAbortOnLeave(isNear ? `balance ${wallet} ${from} ${today}` : undefined, () =>
    dispatch(balanceApi.util.getRunningQueryThunk('getBalance', ask))?.abort(),
  );
  // Never shows another wallet's line with this one's name.
  const { currentData } = query;
  const days = useMemo(() => currentData && toBalanceDays(currentData, today), [currentData, today]);
  const hasEarlier = currentData?.partialDay !== undefined && !currentData.isLast;
  const chosen = chosenIn(filters);
  const shown = rows.state === 'ready' && rows.refreshing !== true ? range?.total : undefined;
  const saved = useSheetFile();
  // A server without balances has no such chart.
  if (currentData !== undefined && currentData.closing === undefined) return null;
  // No chart is better than a wrong one, but its absence is said (D145).
  const isWrong = currentData !== undefined && days === undefined && !query.isFetching;
  return (
    <BalanceCard
      nextStep={<LinkAlone href={addresses.deposit}>{nextStepMessages.deposit}</LinkAlone>}
      wallet={wallet && walletNames[wallet]}
      balance={
        isWrong
          ? {
              state: 'failed',
              message: balanceMessages.doesNotAddUp,
              onRetry: () => void refetchIfStarted(query.refetch),
            }
          : toRemote({ ...query, data: days }, (known) =>
              toBalanceSummary(known, chosen, shown, wallet === undefined),
            )
      }
      chosen={chosen}
      onSelect={(span) => {
        const { from: _from, to: _to, ...others } = filters;
        onFiltersChange({ ...others, ...span });
      }}
      onSave={saved}
      onApproach={() => setNear(true)}
      onEarlierRequest={
        hasEarlier
          ? () =>
              void dispatch(
                balanceApi.endpoints.getBalance.initiate({ ...ask, earlier: true }, refetchOptions),
              )
          : undefined
      }
    />
  );
}
