import styled from 'styled-components';
import { ProgressBar } from '../../../components/ProgressBar/ProgressBar';
import { useAmountsHidden } from '../../../components/Money/useAmountsHidden';
import { formatFigure } from '../../../text/figures/figure';
import { absoluteAmount, isZeroAmount } from '../../../text/format/amount';
import { keepFigures } from '../../../text/format/keepFigures';
import { noFigure } from '../../../text/format/money';
import { subscriptionMessages } from '../messages';
import { SecondLine } from '../PriceCell';
import { toBeyondEven } from './liveDetail';
import type { LiveSubscription } from './liveSubscription';

interface RoiCellProps extends LiveSubscription {
  /** Takes no more room than the cell above it. */
  narrow?: boolean;
}

function toEvenText(row: LiveSubscription): string | undefined {
  const beyond = toBeyondEven(row);
  if (beyond === undefined) return undefined;
  if (isZeroAmount(beyond)) return subscriptionMessages.even;
  const amount = formatFigure('beyondEven', absoluteAmount(beyond));
  if (!beyond.startsWith('-')) return subscriptionMessages.beyondEven({ amount });
  return subscriptionMessages[row.status === 'expired' ? 'belowPrice' : 'untilEven']({ amount });
}

/** The paid ROI against its limit, and against the price. Without a limit, the paid sum alone. */
export function RoiCell({ narrow = false, ...row }: RoiCellProps) {
  const { paidRoi, roiLimit } = row;
  const hidden = useAmountsHidden();
  if (paidRoi === undefined && roiLimit === undefined) return noFigure;
  const text = `${formatFigure('roiPaid', paidRoi)} / ${formatFigure('roiLimit', roiLimit)}`;
  const even = toEvenText(row);
  const account = even !== undefined && <AccountLine>{keepFigures(even)}</AccountLine>;
  if (paidRoi === undefined || roiLimit === undefined)
    return (
      <>
        {text}
        {account}
      </>
    );
  return (
    <Container $narrow={narrow}>
      {/* Decorative, because the sums next to it are exact. */}
      <ProgressBar
        label={subscriptionMessages.paidRoi}
        labelHidden
        value={hidden ? Number(paidRoi) / Number(roiLimit) : Number(paidRoi)}
        of={hidden ? 1 : Number(roiLimit)}
        valueText={text}
      />
      {account}
    </Container>
  );
}

const Container = styled.span<{ $narrow: boolean }>`
  display: block;
  min-inline-size: ${({ $narrow }) => ($narrow ? 0 : '10rem')};
`;

/* It asks for no room of its line, so the table fits as before. */
const AccountLine = styled(SecondLine)`
  inline-size: min-content;
  min-inline-size: 100%;
`;
