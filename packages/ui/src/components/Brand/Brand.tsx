import styled from 'styled-components';
import { color, fontSize, fontWeight, space } from '../../tokens';

/** The mark and the product's name. The mark shows a root with its two legs. */
export function Brand() {
  return (
    <Row>
      <Mark viewBox="0 0 22 22" aria-hidden>
        <rect width="22" height="22" rx="6" />
        <path d="M11 5v5M11 10H6.5v6M11 10h4.5v6" />
      </Mark>
      <BrandName>Member Portal</BrandName>
    </Row>
  );
}

const Row = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
`;

const Mark = styled.svg`
  flex: none;
  inline-size: 1.375rem;
  block-size: 1.375rem;
  fill: ${color.accent};

  path {
    fill: none;
    stroke: ${color.onAccent};
    stroke-width: 1.8;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
`;

/** The narrow menu hides the name and shows the mark alone. */
export const BrandName = styled.span`
  font-size: ${fontSize.title};
  font-weight: ${fontWeight.brand};
  letter-spacing: -0.01em;
`;
