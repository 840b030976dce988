import { skipToken } from '@reduxjs/toolkit/query';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { useEffect, useState } from 'react';
import {
  DepositScreen,
  type DepositScreenProps,
  type MethodAddress,
  type ReportValues,
} from '@portal/ui/screens/deposit';
import { refetchOptions, toFreshness } from '@portal/portal-core/calls/freshness';
import { toRemote } from '@portal/portal-core/calls/remote';
import { useServices } from '@portal/portal-core/store/services';
import { useAppDispatch, useAppSelector } from '@portal/portal-core/store/store';
import { toastRaised } from '@portal/portal-core/store/toasts.slice';
import { useNow } from '@portal/portal-core/browser/useNow';
import { useConfirmedWrite } from '@portal/portal-core/writes/useConfirmedWrite';
import { serverNow } from '@portal/ui/text/format/serverClock';
import { selectSession } from '@portal/portal-core/session/session.slice';
import { hasShownAddress, noteShownAddress } from '@portal/portal-core/session/shownAddresses';
import { dashboardApi, useGetDashboardQuery } from '../dashboard/dashboard.api';
import {
  useGetDepositAddressQuery,
  useListPaymentMethodsQuery,
  useCreateManualDepositMutation,
} from './deposit.api';
import {
  toAccount,
  parseAddress,
  toBalance,
  toBanks,
  selectChosen,
  toDeposits,
  toMethods,
} from './deposit.mappers';
import { useBalanceSync } from './useBalanceSync';
import { toReportBody, reportNames } from './report.mappers';

/**
 * What this device remembers of an address. The address waits the few milliseconds until that is read, so that it is
 * never copied before its warning is there, and doesn't move when it comes.
 */
function useKnownAddress({ methodId, address }: Partial<MethodAddress>) {
  const { username } = useAppSelector(selectSession);
  const [read, setRead] = useState<MethodAddress>();
  useEffect(
    function noteOnDevice() {
      if (!username || !methodId || !address) return;
      let isShown = true;
      const noted = noteShownAddress({ username, methodId, address, now: serverNow() });
      void noted
        .catch(() => undefined)
        .then((memory) => {
          const known = memory && { at: new Date(memory.at).toISOString(), changed: memory.changed };
          if (isShown) setRead({ methodId, address, known });
        });
      return () => {
        isShown = false;
      };
    },
    [username, methodId, address],
  );
  const isSame = read?.methodId === methodId && read?.address === address;
  return { isRead: isSame || !username || !address, known: isSame ? read?.known : undefined };
}

/** Reports a bank deposit: one request per confirmation, with one key until it is answered (D53, T12). */
function useReport(): DepositScreenProps['report'] {
  const [send] = useCreateManualDepositMutation();
  return useConfirmedWrite<ReportValues>({
    name: 'deposit',
    names: reportNames,
    send: (values, idempotencyKey) => send({ body: toReportBody(values), idempotencyKey }),
  });
}

/** Deposit (A §2). At the address with a login it is for an MT5 account, and by bank only (D5). */
export function DepositRoute() {
  const { username } = useAppSelector(selectSession);
  const { client, env } = useServices();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const location = useLocation();
  const account = toAccount(useParams()['login']);
  const query = useListPaymentMethodsQuery();
  const methods = toRemote(query, (body) => {
    const all = toMethods(body, client.getListLocation('/available-payment-methods'));
    return account === undefined ? all : toBanks(all);
  });
  const method =
    methods.state === 'ready'
      ? selectChosen(methods.data, new URLSearchParams(location.search).get('method'))
      : undefined;
  const dashboard = useGetDashboardQuery({ decorative: true });
  // A bank has no address to request (D53).
  const address = useGetDepositAddressQuery(method?.network === undefined ? skipToken : method.id);
  const { sync, onSync, onCheckingChange } = useBalanceSync(method, (body) =>
    toDeposits(body, client.getListLocation('/balance-sync'), {
      network: method?.network,
      explorers: env.explorers,
    }),
  );
  const shown = address.currentData && parseAddress(address.currentData, method?.id ?? '');
  const { isRead, known } = useKnownAddress({ ...shown });
  return (
    <DepositScreen
      methods={methods}
      chosen={method?.id}
      // Never shows the previous method's data (T24).
      address={toRemote({ ...address, data: isRead ? address.currentData : undefined }, (body) => ({
        ...parseAddress(body, method?.id ?? ''),
        known,
      }))}
      isRemembered={username !== null && method && hasShownAddress({ username, methodId: method.id })}
      sync={sync}
      balance={toRemote(dashboard, toBalance)}
      freshness={toFreshness(dashboard, () => {
        void dispatch(dashboardApi.endpoints.getDashboard.initiate({ decorative: true }, refetchOptions));
      })}
      account={account}
      report={useReport()}
      now={useNow()}
      onMethodChange={(id) =>
        void navigate({ search: `?method=${id}` }, { replace: true, state: location.state as unknown })
      }
      onCopy={(confirmation) => dispatch(toastRaised('good', confirmation))}
      onSync={onSync}
      onCheckingChange={onCheckingChange}
    />
  );
}
