import styled from 'styled-components';
import { border, color, control, fontSize, fontWeight, media, radius, space } from '../../tokens';
import { CopyButton } from '../CopyButton/CopyButton';
import { PlainLink } from '../Link/PlainLink';

/** Side of the QR code, in px. */
export const qrSide = 168;

export const Qr = styled.div`
  display: grid;
  place-items: center;
  min-block-size: ${qrSide}px;
  svg {
    border-radius: ${radius.small};
  }
`;

export const Copy = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${space[2]};
  padding-block: ${space[1]};
  padding-inline: ${space[3]} ${space[1]};
  border-radius: ${radius.box};
  background: ${color.sunken};
`;

/* As wide as its longest text, so the link doesn't move when that text changes. */
export const CopyLink = styled(CopyButton)`
  min-inline-size: 7.75rem;
`;

export const Text = styled.p`
  flex: 1 1 8rem;
  min-inline-size: 0;
  font-size: ${fontSize.label};
  overflow-wrap: anywhere;
`;

export const Channels = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space[2]};
  padding: 0;
  list-style: none;
`;

export const Channel = styled(PlainLink)`
  display: grid;
  place-items: center;
  min-block-size: ${control.touch};
  padding-inline: ${space[2]};
  border: ${border.hair} solid ${color.line};
  border-radius: ${radius.control};
  background: ${color.surface};
  font-weight: ${fontWeight.strong};
  text-align: center;
  ${media.hover} {
    &:hover {
      background: ${color.sunken};
    }
  }
`;
