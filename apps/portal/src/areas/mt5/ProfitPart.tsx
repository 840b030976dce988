import { LinkAlone } from '@portal/ui';
import { addresses } from '@portal/ui/addresses';
import { nextStepMessages } from '@portal/ui/text/nextStepMessages';
import { ProfitCard } from '@portal/ui/charts';
import { getMessage } from '@portal/portal-core/calls/refusalTexts';
import { unreadable } from '@portal/portal-core/calls/remote';
import { useSheetFile } from '@portal/portal-core/exports/useSheetFile';
import { toProfitSummary, type Profit } from './profit.mappers';

interface ProfitPartProps {
  profit: Profit | 'unreadable';
  /** Reads the account again. */
  onRetry: () => void;
}

/** The result of closed trades (D113). It loads after its screen, with the charts. */
export function ProfitPart({ profit, onRetry }: ProfitPartProps) {
  return (
    <ProfitCard
      nextStep={<LinkAlone href={addresses.deposit}>{nextStepMessages.deposit}</LinkAlone>}
      profit={
        profit === 'unreadable'
          ? { state: 'failed', message: getMessage(unreadable), onRetry }
          : { state: 'ready', data: toProfitSummary(profit) }
      }
      onSave={useSheetFile()}
    />
  );
}
