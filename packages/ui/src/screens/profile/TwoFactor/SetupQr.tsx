import { QRCodeSVG } from 'qrcode.react';
import { qrAlt, qrSide } from './setupQrFacts';

export interface SetupQrProps {
  /** `otpauth://totp/…`. */
  uri: string;
}

/**
 * It is rendered on the device, so the key is never sent (D52). It is a separate module, because only this tab needs it.
 */
export function SetupQr({ uri }: SetupQrProps) {
  return <QRCodeSVG value={uri} size={qrSide} level="M" marginSize={4} title={qrAlt} />;
}
