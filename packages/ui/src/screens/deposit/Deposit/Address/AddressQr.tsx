import { QRCodeSVG } from 'qrcode.react';
import styled from 'styled-components';
import { border, color, fontSize, radius, space } from '../../../../tokens';
import { depositMessages } from '../messages';

/** Side of the code in px, its quiet zone included. */
export const qrSide = 192;

/** It is created on the device from the text next to it (D52, T24). It is black on white in both themes. */
export function AddressQr({ address }: { address: string }) {
  return (
    <Figure>
      <Drawn translate="no">
        <QRCodeSVG
          value={address}
          size={qrSide}
          level="M"
          marginSize={3}
          title={depositMessages.qrCodeTitle({ address })}
        />
      </Drawn>
      <figcaption>{depositMessages.scan}</figcaption>
    </Figure>
  );
}

/* Its title contains the address. */
const Drawn = styled.div`
  display: grid;
`;

const Figure = styled.figure`
  display: grid;
  justify-items: center;
  gap: ${space[2]};
  margin: 0;

  svg {
    border: ${border.hair} solid ${color.line};
    border-radius: ${radius.box};
  }
  figcaption {
    color: ${color.inkMuted};
    font-size: ${fontSize.label};
    text-align: center;
  }
`;
