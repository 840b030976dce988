import { skipToken } from '@reduxjs/toolkit/query';
import type { QuoteState, WithdrawValues } from '@portal/ui/screens/withdraw';
import { useState } from 'react';
import { useCapability } from '@portal/portal-core/capabilities/useCapability';
import { useQuoteWithdrawalQuery } from './withdraw.api';
import { toWithdrawQuote } from './withdraw.mappers';

/** Requests a quote for an amount, uncached because terms change. Undefined if the server is not proven to have them (D82, D119). */
export function useQuote(): QuoteState | undefined {
  const isOffered = useCapability('withdrawQuote');
  const [asked, setAsked] = useState<WithdrawValues>();
  const { currentData, isFetching } = useQuoteWithdrawalQuery(
    asked && isOffered ? { query: asked, decorative: true } : skipToken,
    { refetchOnMountOrArgChange: true },
  );
  if (!isOffered) return undefined;
  return { quote: toWithdrawQuote(currentData, asked), busy: isFetching, onAsked: setAsked };
}
