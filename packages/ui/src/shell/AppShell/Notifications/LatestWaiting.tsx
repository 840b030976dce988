import styled from 'styled-components';
import { Skeleton } from '../../../components/Skeleton/Skeleton';
import { space } from '../../../tokens';

/** The list of the bell while it or its code loads. */
export const LatestWaiting = () => (
  <Waiting aria-busy>
    <Skeleton blockSize="2.5lh" />
    <Skeleton blockSize="2.5lh" />
    <Skeleton blockSize="2.5lh" />
  </Waiting>
);

const Waiting = styled.div`
  display: grid;
  gap: ${space[3]};
  padding: ${space[2]} ${space[4]} ${space[4]};
`;
