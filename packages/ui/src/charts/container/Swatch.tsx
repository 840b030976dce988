import styled from 'styled-components';
import { color } from '../../tokens';

/** A sample of a series, an outline without a fill. It is drawn rather than a background, because backgrounds are not printed. */
export function Swatch({ fill }: { fill?: string }) {
  return (
    <Box viewBox="0 0 10 10" aria-hidden="true">
      {fill === undefined ? (
        <Outline x={0.5} y={0.5} width={9} height={9} rx={2.5} />
      ) : (
        <rect width={10} height={10} rx={3} fill={fill} />
      )}
    </Box>
  );
}

const Box = styled.svg`
  flex: none;
  inline-size: 0.625rem;
  block-size: 0.625rem;
`;

const Outline = styled.rect`
  fill: none;
  stroke: ${color.lineStrong};
`;
