import styled from 'styled-components';
import { Card } from '../../../components/Card/Card';
import { FigureRow, FigureRows } from '../../../components/Figure/FigureRow';
import { OperatorTexts } from '../../../components/OperatorTexts/OperatorTexts';
import { Skeleton } from '../../../components/Skeleton/Skeleton';
import { SummaryValue } from '../../../components/SummaryCards/SummaryValue';
import { space } from '../../../tokens';
import { cancelMessages } from '../messages';
import type { CancelTerms } from './cancellation';

interface CancelCardProps {
  /** Undefined while they load. The card reserves their space. */
  terms: CancelTerms | undefined;
}

/** How a subscription is cancelled, and the cost (B §2). Without either there is no card (D71). */
export function CancelCard({ terms }: CancelCardProps) {
  if (!terms)
    return (
      <Card heading={cancelMessages.card} aria-busy>
        <Columns>
          <Skeleton variant="block" blockSize="5.25rem" />
          <Skeleton variant="block" blockSize="2.25rem" />
        </Columns>
      </Card>
    );
  const { fees, instructions } = terms;
  if (fees.length === 0 && instructions.length === 0) return null;
  return (
    <Card heading={cancelMessages.card}>
      <Columns>
        {instructions.length > 0 && <OperatorTexts texts={instructions} />}
        {fees.length > 0 && <Fees fees={fees} />}
      </Columns>
    </Card>
  );
}

function Fees({ fees }: Pick<CancelTerms, 'fees'>) {
  return (
    <FigureRows>
      {fees.map(({ title, kind, value }, index) => (
        <FigureRow key={index} label={title}>
          <SummaryValue kind={kind} value={value} />
        </FigureRow>
      ))}
    </FigureRows>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr));
  align-items: start;
  gap: ${space[3]} ${space[8]};
`;
