import {
  WithdrawScreen,
  type QuoteState,
  type WithdrawValues,
  type WithdrawScreenProps,
} from '@portal/ui/screens/withdraw';
import { useLocation, useNavigate } from 'react-router-dom';
import { firstOptions } from '@portal/portal-core/calls/firstQueries';
import { useNow } from '@portal/portal-core/browser/useNow';
import { refetchOptions, toFreshness, visitOptions } from '@portal/portal-core/calls/freshness';
import { useAppDispatch } from '@portal/portal-core/store/store';
import { toRemote } from '@portal/portal-core/calls/remote';
import { profileApi, useGetUserQuery } from '../profile/profile.api';
import { toDestination, toHold } from '../profile';
import {
  useGetWithdrawPageQuery,
  withdrawApi,
  useQuoteWithdrawalQuery,
  useCreateWithdrawalMutation,
} from './withdraw.api';
import {
  walletIn,
  toWithdrawHeldUntil,
  toWithdrawPage,
  toWithdrawQuote,
  toBankId,
  toWithdrawBody,
  withdrawNames,
} from './withdraw.mappers';
import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { useCapability } from '@portal/portal-core/capabilities/useCapability';
import { addresses } from '@portal/ui/addresses';
import type { Answer } from '@portal/portal-core/fromApi/answer';
import { useConfirmedWrite } from '@portal/portal-core/writes/useConfirmedWrite';
import { useVerification } from '@portal/portal-core/writes/useVerification';
import { dropKeptWithdrawals } from './index';

/** Requests a withdrawal and opens the list that shows it (B §4). `user` is the profile's answer. */
function useWithdrawal(
  user: Answer<'/user'> | undefined,
): Pick<WithdrawScreenProps, 'write' | 'verification'> {
  const navigate = useNavigate();
  const verification = useVerification('withdraw');
  const [create] = useCreateWithdrawalMutation();
  const write = useConfirmedWrite<WithdrawValues>({
    name: 'withdraw',
    names: withdrawNames,
    send: (values, idempotencyKey) =>
      create({ body: toWithdrawBody(values, verification.authType, toBankId(user)), idempotencyKey }),
    onFinish: () => {
      dropKeptWithdrawals();
      void navigate(addresses.withdrawals);
    },
  });
  return { write, verification };
}

/** Requests a quote for an amount, uncached because terms change. Undefined if the server is not proven to have them (D82, D119). */
function useQuote(): QuoteState | undefined {
  const isOffered = useCapability('withdrawQuote');
  const [asked, setAsked] = useState<WithdrawValues>();
  const { currentData, isFetching } = useQuoteWithdrawalQuery(
    asked && isOffered ? { query: asked, decorative: true } : skipToken,
    { refetchOnMountOrArgChange: true },
  );
  if (!isOffered) return undefined;
  return { quote: toWithdrawQuote(currentData, asked), busy: isFetching, onRequest: setAsked };
}

/** Manual Withdraw (B §2). Each visit refetches, because money decisions depend on balances and rate. */
export function WithdrawRoute() {
  const dispatch = useAppDispatch();
  const page = useGetWithdrawPageQuery(undefined, visitOptions);
  const user = useGetUserQuery();
  const freshness = toFreshness(page, () => {
    void dispatch(withdrawApi.endpoints.getWithdrawPage.initiate({ decorative: true }, refetchOptions));
  });
  const now = useNow();
  const wallet = walletIn(useLocation().search);
  return (
    <WithdrawScreen
      // Another wallet in the address resets the form.
      key={wallet}
      heldUntil={toWithdrawHeldUntil(page.data, now)}
      page={toRemote(page, toWithdrawPage)}
      freshness={freshness}
      wallet={wallet}
      holdHours={user.data && toHold(user.data, undefined)?.hours}
      destination={toRemote(user, toDestination)}
      quoteState={useQuote()}
      {...useWithdrawal(user.data)}
    />
  );
}

WithdrawRoute.firstQueries = () => [
  withdrawApi.endpoints.getWithdrawPage.initiate(undefined, firstOptions),
  profileApi.endpoints.getUser.initiate(undefined, firstOptions),
];
