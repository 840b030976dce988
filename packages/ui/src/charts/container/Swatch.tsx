import styled from 'styled-components';

/** A sample of a series. It is drawn rather than a background, because backgrounds are not printed. */
export function Swatch({ fill }: { fill: string }) {
  return (
    <Box viewBox="0 0 10 10" aria-hidden="true">
      <rect width={10} height={10} rx={3} fill={fill} />
    </Box>
  );
}

const Box = styled.svg`
  flex: none;
  inline-size: 0.625rem;
  block-size: 0.625rem;
`;
