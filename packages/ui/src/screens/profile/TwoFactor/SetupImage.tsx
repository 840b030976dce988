import { useState, type ComponentType } from 'react';
import styled from 'styled-components';
import { Button } from '../../../components/Button/Button';
import { LazyModule } from '../../../components/LazyPart/LazyModule';
import { Skeleton } from '../../../components/Skeleton/Skeleton';
import { errorTexts } from '../../../text/messages';
import { border, color, radius, space } from '../../../tokens';
import type { SetupQrProps } from './SetupQr';
import { qrAlt, qrSide } from './setupQrFacts';
import { profileMessages } from '../messages';

/** The setup data of an authenticator app. All values are absent when the server sends none. */
export interface TwoFactorSetup {
  /** The text of the QR code, which is rendered only on this device (D51, D52): `otpauth://totp/…`. */
  uri?: string | undefined;
  /** The address of a QR code from the server, used only without a text. */
  image?: string | undefined;
  /** The key in the QR code, for typing: base32 without spaces. */
  secret?: string | undefined;
}

const loadQr = (): Promise<ComponentType<SetupQrProps>> => import('./SetupQr').then(({ SetupQr }) => SetupQr);

/** The QR code, on white in both themes. Its space is reserved from the start. */
export function SetupImage({ uri, image }: Pick<TwoFactorSetup, 'uri' | 'image'>) {
  const [broken, setBroken] = useState(false);
  return (
    <Paper>
      {uri !== undefined ? (
        <LazyModule
          load={loadQr}
          props={{ uri }}
          fallback={<Skeleton variant="block" inlineSize={`${qrSide}px`} blockSize={`${qrSide}px`} />}
          failed={(retry) => (
            <Missing>
              <p>{profileMessages.qrFailed}</p>
              <Button size="small" onClick={retry}>
                {errorTexts.tryAgain}
              </Button>
            </Missing>
          )}
        />
      ) : broken ? (
        <Missing>
          <p>{profileMessages.qrImageFailed}</p>
        </Missing>
      ) : (
        <img src={image} alt={qrAlt} width={qrSide} height={qrSide} onError={() => setBroken(true)} />
      )}
    </Paper>
  );
}

/* The code has its own white background and quiet zone, also in the dark theme. */
const Paper = styled.div`
  justify-self: start;
  display: grid;
  place-items: center;
  inline-size: ${qrSide}px;
  block-size: ${qrSide}px;
  box-sizing: content-box;
  overflow: hidden;
  border: ${border.hair} solid ${color.line};
  border-radius: ${radius.box};

  img {
    object-fit: contain;
  }
`;

const Missing = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space[3]};
  padding: ${space[4]};
  text-align: center;
  text-wrap: balance;
`;
