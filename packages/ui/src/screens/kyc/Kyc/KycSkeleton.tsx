import styled from 'styled-components';
import { Card } from '../../../components/Card/Card';
import { Skeleton } from '../../../components/Skeleton/Skeleton';
import { Stack } from '../../../components/Stack/Stack';
import { Stepper } from '../../../components/Stepper/Stepper';
import { overlayMessages } from '../../../text/overlayMessages';
import { hidden } from '../../../theme/hidden';
import { control } from '../../../tokens';
import { Pair } from './Pair';
import type { RequiredDocument } from './kycProgress';
import { kycMessages } from './messages';
import { stepList } from './stepList';

/** Reserves the space of banner, steps and form until the member's status is known. */
export function KycSkeleton({ required }: { required: readonly RequiredDocument[] }) {
  return (
    <Stack gap={4} bounded aria-busy="true">
      <p role="status" className={hidden}>
        {overlayMessages.loadingList({ caption: kycMessages.list })}
      </p>
      <Skeleton variant="block" blockSize="4.125rem" />
      <Stepper label={kycMessages.steps} steps={stepList(required, [], false)} current={-1} />
      <Sheet>
        <Stack gap={4}>
          <Skeleton inlineSize="8rem" />
          <Pair>
            <Container blockSize={control.input} />
            <Container blockSize={control.input} />
          </Pair>
          <Pair>
            <Container blockSize="10.5rem" />
            <Container blockSize="10.5rem" />
          </Pair>
          <Skeleton inlineSize="6rem" blockSize={control.base} />
        </Stack>
      </Sheet>
    </Stack>
  );
}

/** The skeleton of a label and its field. */
const Container = ({ blockSize }: { blockSize: string }) => (
  <Stack gap={1.5}>
    <Skeleton inlineSize="6rem" />
    <Skeleton variant="block" blockSize={blockSize} />
  </Stack>
);

const Sheet = styled(Card)`
  max-inline-size: 47.5rem;
`;
