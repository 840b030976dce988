import styled from 'styled-components';
import { brand } from '../../brand';
import { color, fontSize, fontWeight, space } from '../../tokens';
import type { ElementProps } from '../elementProps';
import { defineMessages } from '../../text/defineMessages';

export const brandMessages = defineMessages('brandMessages', {
  memberPortal: 'Member Portal',
});

/** The width and height of the logo. */
export const brandSignSize = '1.375rem';

/** The logo and the product's name, or the operator's. Our logo shows a root with its two legs. */
export function Brand(rest: ElementProps<HTMLSpanElement>) {
  const { logo } = brand();
  return (
    <Row {...rest}>
      {logo === undefined ? (
        <Mark viewBox="0 0 22 22" aria-hidden>
          <rect width="22" height="22" rx="6" />
          <path d="M11 5v5M11 10H6.5v6M11 10h4.5v6" />
        </Mark>
      ) : (
        <Logo src={logo} alt="" />
      )}
      <BrandName>{brandMessages.memberPortal}</BrandName>
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
  inline-size: ${brandSignSize};
  block-size: ${brandSignSize};
  fill: ${color.accent};

  path {
    fill: none;
    stroke: ${color.onAccent};
    stroke-width: 1.8;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
`;

const Logo = styled.img`
  flex: none;
  inline-size: ${brandSignSize};
  block-size: ${brandSignSize};
  object-fit: contain;
`;

/** The narrow menu shows only the logo. */
export const BrandName = styled.span`
  font-size: ${fontSize.title};
  font-weight: ${fontWeight.brand};
  letter-spacing: -0.01em;
`;
