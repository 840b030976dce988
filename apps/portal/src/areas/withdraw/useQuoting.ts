import { skipToken } from '@reduxjs/toolkit/query';
import type { Quoting, WithdrawValues } from '@portal/ui/screens/withdraw';
import { useState } from 'react';
import type { Answer } from '../../shared/wire/answer';
import { useQuoteWithdrawalQuery } from './withdraw.api';
import { isQuoting, withdrawQuoteOf } from './withdraw.view';

/** Asks what an amount brings, anew each time because terms change; undefined where the server doesn't say (D82). */
export function useQuoting(page: Answer<'/withdraw'> | undefined): Quoting | undefined {
  const [asked, setAsked] = useState<WithdrawValues>();
  const { currentData, isFetching } = useQuoteWithdrawalQuery(
    asked ? { query: asked, ornament: true } : skipToken,
    { refetchOnMountOrArgChange: true },
  );
  if (!isQuoting(page)) return undefined;
  return { quote: withdrawQuoteOf(currentData, asked), busy: isFetching, onAsked: setAsked };
}
