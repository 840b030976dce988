import { LinkAlone } from '@portal/ui';
import { addresses } from '@portal/ui/addresses';
import { nextStepMessages } from '@portal/ui/text/nextStepMessages';
import { ProfitCard } from '@portal/ui/charts';
import { useSheetFile } from '@portal/portal-core/exports/useSheetFile';
import { toProfitSummary, type Profit } from './profit.mappers';

/** The result of closed trades (D113). It loads after its screen, with the charts. */
export function ProfitPart({ profit }: { profit: Profit }) {
  return (
    <ProfitCard
      nextStep={<LinkAlone href={addresses.deposit}>{nextStepMessages.deposit}</LinkAlone>}
      profit={{ state: 'ready', data: toProfitSummary(profit) }}
      onSaved={useSheetFile()}
    />
  );
}
