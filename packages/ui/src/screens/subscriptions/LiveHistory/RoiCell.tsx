import styled from 'styled-components';
import { ProgressBar } from '../../../components/ProgressBar/ProgressBar';
import { useAmountsHidden } from '../../../components/Money/useAmountsHidden';
import { formatFigure } from '../../../text/figures/figure';
import { noFigure } from '../../../text/format/money';
import { subscriptionMessages } from '../messages';
import type { LiveSubscription } from './liveSubscription';

interface RoiCellProps extends Pick<LiveSubscription, 'paidRoi' | 'roiLimit'> {
  /** Takes no more room than the cell above it. */
  narrow?: boolean;
}

/** The paid ROI against its limit. Without a limit, the paid sum alone. */
export function RoiCell({ paidRoi, roiLimit, narrow = false }: RoiCellProps) {
  const hidden = useAmountsHidden();
  if (paidRoi === undefined && roiLimit === undefined) return noFigure;
  const text = `${formatFigure('roiPaid', paidRoi)} / ${formatFigure('roiLimit', roiLimit)}`;
  if (paidRoi === undefined || roiLimit === undefined) return text;
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
    </Container>
  );
}

const Container = styled.span<{ $narrow: boolean }>`
  display: block;
  min-inline-size: ${({ $narrow }) => ($narrow ? 0 : '10rem')};
`;
