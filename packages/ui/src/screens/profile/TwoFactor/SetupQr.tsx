import { QRCodeSVG } from 'qrcode.react';
import { qrAlt, qrSide } from './setupQrFacts';

export interface SetupQrProps {
  /** `otpauth://totp/…`. */
  uri: string;
}

/** Drawn on the device: the key goes nowhere (D52). A module of its own, because only this tab needs it. */
export function SetupQr({ uri }: SetupQrProps) {
  return <QRCodeSVG value={uri} size={qrSide} level="M" marginSize={4} title={qrAlt} />;
}
