import styled from 'styled-components';
import { Skeleton } from '../Skeleton/Skeleton';
import { control, fontSize, media, space } from '../../tokens';

/** Placeholders for loading fields: a label and a box each, with a form's spacing. */
export function FieldSkeletons({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => (
    <Field key={index}>
      <Skeleton inlineSize="7rem" />
      <Box>
        <Skeleton variant="block" blockSize="100%" />
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

  ${media.handheld} {
    block-size: ${control.touch};
  }
`;
