import { skipToken } from '@reduxjs/toolkit/query';
import type { QuoteState, WithdrawValues } from '@portal/ui/screens/withdraw';
import { useState } from 'react';
import type { Answer } from '@portal/portal-core/fromApi/answer';
import { useQuoteWithdrawalQuery } from './withdraw.api';
import { hasQuote, toWithdrawQuote } from './withdraw.mappers';

/** Requests a quote for an amount, uncached because terms change. Undefined if the server has none (D82). */
export function useQuote(page: Answer<'/withdraw'> | undefined): QuoteState | undefined {
  const [asked, setAsked] = useState<WithdrawValues>();
  const { currentData, isFetching } = useQuoteWithdrawalQuery(
    asked ? { query: asked, decorative: true } : skipToken,
    { refetchOnMountOrArgChange: true },
  );
  if (!hasQuote(page)) return undefined;
  return { quote: toWithdrawQuote(currentData, asked), busy: isFetching, onAsked: setAsked };
}
