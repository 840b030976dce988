import styled from 'styled-components';
import { color, space } from '../../tokens';
import { ErrorText } from '../Field/Field';
import type { ImageFaultSaid } from './useImages';

/** Lists the rejected images and why. The name has its own element, to keep the exact text whole. */
export function ImageFaults({ faults, id }: { faults: readonly ImageFaultSaid[]; id?: string }) {
  return (
    <Faults id={id} role="alert">
      {faults.map(({ name, text }, index) => (
        <p key={index}>
          {name !== undefined && (
            <Name as="span">
              <bdi translate="no">{name}</bdi>
            </Name>
          )}
          <ErrorText as="span">{text}</ErrorText>
        </p>
      ))}
    </Faults>
  );
}

const Faults = styled.div`
  display: grid;
  gap: ${space[1]};

  &:empty {
    display: none;
  }
  p {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space[2]};
    overflow-wrap: anywhere;
  }
`;

const Name = styled(ErrorText)`
  color: ${color.ink};
`;
