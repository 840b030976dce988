import type { ComponentType } from 'react';
import styled from 'styled-components';
import { Button } from '../../../../components/Button/Button';
import { LazyModule } from '../../../../components/LazyPart/LazyModule';
import { addOverlay } from '../../../../components/LazyPart/overlays';
import { errorTexts } from '../../../../text/messages';
import { border, color, fontSize, radius, space } from '../../../../tokens';
import { depositMessages } from '../messages';
import type { QrCodeProps } from './QrCode';

/** Side of the code in px, its quiet zone included. */
export const qrSide = 192;

const loadCode = (): Promise<ComponentType<QrCodeProps>> => import('./QrCode').then(({ QrCode }) => QrCode);
addOverlay(loadCode);

/** It is created on the device from the text next to it (D52, T24). It is black on white in both themes. */
export function AddressQr({ address }: { address: string }) {
  return (
    <Figure>
      <Drawn translate="no">
        <LazyModule
          load={loadCode}
          props={{ address, side: qrSide }}
          fallback={<Space />}
          failed={(retry) => (
            <Space>
              <p>{errorTexts.somethingWrongTryAgain}</p>
              <Button size="small" onClick={retry}>
                {errorTexts.tryAgain}
              </Button>
            </Space>
          )}
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

/* As large as the code, which loads after the address. */
const Space = styled.div`
  display: grid;
  align-content: center;
  justify-items: center;
  gap: ${space[3]};
  inline-size: ${qrSide}px;
  block-size: ${qrSide}px;
  border: ${border.hair} solid ${color.line};
  border-radius: ${radius.box};
  text-align: center;
  text-wrap: balance;
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
