import styled from 'styled-components';
import { Card } from '../../../components/Card/Card';
import { Skeleton } from '../../../components/Skeleton/Skeleton';
import { Stack } from '../../../components/Stack/Stack';
import { border, color, control, media, space } from '../../../tokens';
import { PaySkeleton } from './Address/PaySkeleton';
import type { MethodPanelProps } from './MethodPanel';
import { RecentDeposits } from './History/RecentDeposits';
import { SyncBar } from './Sync/SyncBar';

type DepositSkeletonProps = Pick<
  MethodPanelProps,
  'sync' | 'now' | 'onSynced' | 'onCheckingSwitched' | 'onCopied'
>;

/** Reserves the space of tabs and address while the methods load. Known values show already. */
export function DepositSkeleton(rest: DepositSkeletonProps) {
  return (
    <Stack gap={5} bounded aria-busy="true">
      <Row>
        <Skeleton inlineSize="6rem" />
        <Skeleton inlineSize="6rem" />
      </Row>
      <Stack gap={3} bounded>
        <Card>
          <Parts>
            <PaySkeleton />
            <SyncBar {...rest} of="network" disabled />
          </Parts>
        </Card>
        <RecentDeposits {...rest} of="network" />
      </Stack>
    </Stack>
  );
}

/* It is as tall as a row of tabs. */
const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[5]};
  block-size: ${control.input};
  box-shadow: inset 0 calc(-1 * ${border.hair}) ${color.line};

  ${media.handheld} {
    block-size: ${control.touch};
  }
`;

const Parts = styled.div`
  container-type: inline-size;
  display: grid;
  gap: ${space[5]};
  padding-block-start: ${space[1]};
`;
