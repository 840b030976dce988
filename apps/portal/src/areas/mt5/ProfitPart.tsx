import { LinkAlone } from '@portal/ui';
import { addresses } from '@portal/ui/addresses';
import { nextStepWords } from '@portal/ui/text/nextStepWords';
import { ProfitCard } from '@portal/ui/charts';
import { useSheetFile } from '../../shared/exports/useSheetFile';
import { profitTold, type Profit } from './profit.view';

/** What closed trades came to (D113). It comes after its screen, with the charts. */
export function ProfitPart({ profit }: { profit: Profit }) {
  return (
    <ProfitCard
      nextStep={<LinkAlone href={addresses.deposit}>{nextStepWords.deposit}</LinkAlone>}
      profit={{ state: 'ready', data: profitTold(profit) }}
      onSaved={useSheetFile()}
    />
  );
}
