import styled from 'styled-components';
import { Skeleton } from '../Skeleton/Skeleton';
import { control, fontSize, media, space } from '../../tokens';

/** Places kept for fields that are loading: label and box each, in the rhythm of a form. */
export function FieldPlaces({ count }: { count: number }) {
  return Array.from({ length: count }, (_, place) => (
    <Field key={place}>
      <Skeleton inlineSize="7rem" />
      <Box>
        <Skeleton look="block" blockSize="100%" />
      </Box>
    </Field>
  ));
}

const Field = styled.div`
  display: grid;
  gap: ${space[1.5]};
  font-size: ${fontSize.label};
`;

const Box = styled.div`
  block-size: ${control.input};

  ${media.phone} {
    block-size: ${control.touch};
  }
`;
