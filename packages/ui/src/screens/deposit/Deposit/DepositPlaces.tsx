import styled from 'styled-components';
import { Card } from '../../../components/Card/Card';
import { Skeleton } from '../../../components/Skeleton/Skeleton';
import { border, color, control, media, space } from '../../../tokens';
import type { DepositScreenProps } from './DepositScreen.types';
import { PayPlaces } from './PayPlaces';
import { RecentDeposits } from './RecentDeposits';
import { SyncBar } from './SyncBar';

type DepositPlacesProps = Pick<
  DepositScreenProps,
  'sync' | 'now' | 'onSynced' | 'onCheckingSwitched' | 'onCopied'
>;

/** The places of tabs and address while the methods are on their way; what is known already stands. */
export function DepositPlaces(rest: DepositPlacesProps) {
  return (
    <Stack aria-busy="true">
      <Row>
        <Skeleton inlineSize="6rem" />
        <Skeleton inlineSize="6rem" />
      </Row>
      <Panel>
        <Card>
          <Parts>
            <PayPlaces />
            <SyncBar {...rest} of="network" disabled />
          </Parts>
        </Card>
        <RecentDeposits {...rest} of="network" />
      </Panel>
    </Stack>
  );
}

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
`;

const Panel = styled(Stack)`
  gap: ${space[3]};
`;

/* As tall as a row of tabs. */
const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[5]};
  block-size: ${control.input};
  box-shadow: inset 0 calc(-1 * ${border.hair}) ${color.line};

  ${media.phone} {
    block-size: ${control.touch};
  }
`;

const Parts = styled.div`
  container-type: inline-size;
  display: grid;
  gap: ${space[5]};
  padding-block-start: ${space[1]};
`;
