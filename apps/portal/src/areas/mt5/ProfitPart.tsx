import { ProfitCard } from '@portal/ui/charts';
import { useSheetFile } from '../../shared/exports/useSheetFile';
import { profitTold, type Profit } from './profit.view';

/** What closed trades came to (D113). It comes after its screen, with the charts. */
export function ProfitPart({ profit }: { profit: Profit }) {
  return <ProfitCard profit={{ state: 'ready', data: profitTold(profit) }} onSaved={useSheetFile()} />;
}
