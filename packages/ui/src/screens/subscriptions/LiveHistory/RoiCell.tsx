import styled from 'styled-components';
import { ProgressBar } from '../../../components/ProgressBar/ProgressBar';
import { useAmountsHidden } from '../../../components/Money/useAmountsHidden';
import { formatMoney, noFigure } from '../../../text/format/money';
import { subscriptionMessages } from '../messages';
import type { LiveSubscription } from './liveSubscription';

/** The paid ROI against its limit. Without a limit, the paid sum alone. */
export function RoiCell({ paidRoi, roiLimit }: Pick<LiveSubscription, 'paidRoi' | 'roiLimit'>) {
  const hidden = useAmountsHidden();
  if (paidRoi === undefined && roiLimit === undefined) return noFigure;
  const said = `${formatMoney(paidRoi)} / ${formatMoney(roiLimit)}`;
  if (paidRoi === undefined || roiLimit === undefined) return said;
  return (
    <Container>
      {/* Decorative, because the sums next to it are exact. */}
      <ProgressBar
        label={subscriptionMessages.paidRoi}
        labelHidden
        value={hidden ? Number(paidRoi) / Number(roiLimit) : Number(paidRoi)}
        of={hidden ? 1 : Number(roiLimit)}
        valueText={said}
      />
    </Container>
  );
}

const Container = styled.span`
  display: block;
  min-inline-size: 10rem;
`;
